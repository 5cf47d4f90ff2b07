import type Stripe from 'stripe';
import { currentMovement } from '../payments/current-movement.ts';
import { findObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { invalidRequest, missing } from './api-error.ts';
import { listObjects } from './list-objects.ts';
import { operation, type Operation } from './operation.ts';
import { pagination, text } from './parameters.ts';

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

/** The balance of the transaction's account. */
export const readBalance = async (tx: Transaction): Promise<Stripe.Balance> => ({
  object: 'balance',
  available: await sumByCurrency(tx, '<='),
  livemode: false,
  pending: await sumByCurrency(tx, '>'),
});

const emptyList = { object: 'list', data: [], has_more: false, url: '/v1/balance_transactions' };

/** @returns true when the movements of the payout can be listed already */
const checkListed = async (tx: Transaction, id: string): Promise<boolean> => {
  const payout = await findObject(tx, 'payout', id);
  if (!payout) throw missing('payout', id, 'payout');
  if (!payout.body.automatic)
    throw invalidRequest(
      'Balance transaction history can only be filtered on automatic transfers, not manual.',
      undefined,
      'payout',
    );
  return payout.body.reconciliation_status === 'completed';
};

const listShape = {
  ...pagination,
  currency: text().optional(),
  payout: text().optional(),
  source: text().optional(),
  type: text().optional(),
};

/** Operations on the balance and its movements. */
export const balance: readonly Operation[] = [
  operation({ method: 'GET', path: '/v1/balance', shape: {}, run: ({ tx }) => readBalance(tx) }),
  operation({
    method: 'GET',
    path: '/v1/balance_transactions',
    shape: listShape,
    run: async ({ tx, parameters: { currency, payout, source, type, ...page } }) => {
      if (payout !== undefined && !(await checkListed(tx, payout))) return emptyList;
      const fields = { currency, source, type };
      const list = await listObjects(tx, 'balance_transaction', emptyList.url, page, fields, {
        hidden: { payout },
      });
      return { ...list, data: list.data.map((movement) => currentMovement(tx, movement)) };
    },
  }),
  operation({
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    shape: {},
    run: async ({ tx, path: { id = '' } }) => {
      const stored = await findObject(tx, 'balance_transaction', id);
      if (!stored) throw missing('balance_transaction', id);
      return currentMovement(tx, stored.body);
    },
  }),
];
