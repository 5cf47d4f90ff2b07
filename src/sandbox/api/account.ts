import type Stripe from 'stripe';
import { platformAccountId } from '../accounts/platform-account.ts';
import { platformAccountObject } from '../objects/account.ts';
import type { Transaction } from '../storage/transaction.ts';
import { connectedAccount } from './authenticate.ts';
import { operation, type Operation } from './operation.ts';

const sumByCurrency = async (tx: Transaction, condition: string): Promise<Stripe.Balance.Available[]> => {
  const sums = await tx.client.query<{ currency: string; amount: string }>(
    `select body ->> 'currency' as currency, sum((body ->> 'net')::bigint) as amount from sandbox.objects
     where kind = 'balance_transaction' and account = $1 and (body ->> 'available_on')::bigint ${condition} $2
     group by 1 order by 1`,
    [tx.account, tx.context.clock.seconds()],
  );
  const amounts = sums.rows.map(({ currency, amount }) => ({ currency, amount: Number(amount) }));
  const known = amounts.length > 0 ? amounts : [{ currency: 'eur', amount: 0 }];
  return known.map(({ currency, amount }) => ({ amount, currency, source_types: { card: amount } }));
};

const balance = async (tx: Transaction): Promise<Stripe.Balance> => ({
  object: 'balance',
  available: await sumByCurrency(tx, '<='),
  livemode: false,
  pending: await sumByCurrency(tx, '>'),
});

/** The account whose key or `Stripe-Account` header made the call. */
const ownAccount = async ({ account, context }: Transaction): Promise<Stripe.Account> =>
  account === ''
    ? platformAccountObject(platformAccountId(context), context.clock.seconds())
    : (await connectedAccount(context, account)).body;

/** Operations on the balance and the account of the caller. */
export const account: readonly Operation[] = [
  operation({ method: 'GET', path: '/v1/balance', shape: {}, run: ({ tx }) => balance(tx) }),
  operation({ method: 'GET', path: '/v1/account', shape: {}, run: ({ tx }) => ownAccount(tx) }),
];
