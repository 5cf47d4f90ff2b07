import type Stripe from 'stripe';
import { z } from 'zod';
import { newId, steadyId } from '../ids.ts';
import { accountObject } from '../objects/account.ts';
import { findAccount, saveAccount } from '../payments/accounts.ts';
import type { Transaction } from '../storage/transaction.ts';
import { missing } from './api-error.ts';
import { operation, type Operation } from './operation.ts';
import { email, metadata, text } from './parameters.ts';

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
const ownAccount = async (tx: Transaction): Promise<Stripe.Account> => {
  const id = tx.account === '' ? steadyId('acct_1', tx.context.settings.secretKey) : tx.account;
  return (await findAccount(tx.client, id)) ?? accountObject(id, tx.context.clock.seconds(), 'standard');
};

const createShape = {
  type: z.enum(['standard', 'express']).optional(),
  country: text(2).optional(),
  email: email().optional(),
  business_type: z.enum(['company', 'individual']).optional(),
  metadata: metadata().optional(),
} satisfies Partial<Record<keyof Stripe.AccountCreateParams, z.ZodType>>;

type Create = z.output<z.ZodObject<typeof createShape>>;

const create = async (tx: Transaction, asked: Create): Promise<Stripe.Account> => {
  const made = accountObject(newId('account'), tx.context.clock.seconds(), asked.type ?? 'standard');
  const account: Stripe.Account = {
    ...made,
    country: asked.country ?? 'BG',
    email: asked.email ?? null,
    business_type: asked.business_type ?? 'company',
    metadata: asked.metadata ?? {},
  };
  await saveAccount(tx.client, account);
  return account;
};

/** Operations on the balance and on accounts. */
export const account: readonly Operation[] = [
  operation({ method: 'GET', path: '/v1/balance', shape: {}, run: ({ tx }) => balance(tx) }),
  operation({ method: 'GET', path: '/v1/account', shape: {}, run: ({ tx }) => ownAccount(tx) }),
  operation({
    method: 'POST',
    path: '/v1/accounts',
    shape: createShape,
    run: ({ tx, parameters }) => create(tx, parameters),
  }),
  operation({
    method: 'GET',
    path: '/v1/accounts/:id',
    shape: {},
    run: async ({ tx, path: { id = '' } }) => {
      const found = await findAccount(tx.client, id);
      if (!found) throw missing('account', id, 'account');
      return found;
    },
  }),
];
