import type Stripe from 'stripe';
import { z } from 'zod';
import { changedMetadata } from '../accounts/apply-changes.ts';
import { findAccount, type StoredAccount } from '../accounts/account-store.ts';
import { platformAccountId } from '../accounts/platform-account.ts';
import { platformAccountObject } from '../objects/account.ts';
import { createPayout } from '../payouts/create-payout.ts';
import { cancelPayout } from '../payouts/move-payout.ts';
import { lockObject, saveObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { invalidRequest, missing } from './api-error.ts';
import { readBalance } from './balance.ts';
import { listObjects } from './list-objects.ts';
import { operation, type Operation } from './operation.ts';
import { instants, integer, metadata, pagination, text } from './parameters.ts';

const createShape = {
  amount: integer().pipe(z.number().min(1)),
  currency: z.literal('eur'),
  description: text(1000).optional(),
  metadata: metadata().optional(),
  method: z.literal('standard').optional(),
  source_type: z.literal('card').optional(),
  statement_descriptor: text(22).optional(),
} satisfies Partial<Record<keyof Stripe.PayoutCreateParams, z.ZodType>>;

type Create = z.output<z.ZodObject<typeof createShape>>;

const ownAccount = async ({ account, client, context }: Transaction): Promise<StoredAccount | undefined> => {
  if (account !== '') return findAccount(client, account);
  const body = platformAccountObject(platformAccountId(context), context.clock.seconds());
  return { body, notes: { verdict: 'verified' } };
};

const create = async (tx: Transaction, asked: Create): Promise<Stripe.Payout> => {
  // Two payouts at once must not both take the last money.
  await tx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `sandbox.payouts:${tx.account}`,
  ]);
  const owner = await ownAccount(tx);
  if (!owner?.body.payouts_enabled)
    throw invalidRequest(
      'Payouts are paused for this account: give it a bank account.',
      'payouts_not_allowed',
    );
  const available = (await readBalance(tx)).available.find(({ currency }) => currency === asked.currency);
  if (asked.amount > (available?.amount ?? 0))
    throw invalidRequest(
      'You have insufficient funds in your Stripe account for this transfer.',
      'balance_insufficient',
      'amount',
    );
  return createPayout(tx, owner, {
    created: tx.context.clock.seconds(),
    amount: asked.amount,
    currency: asked.currency,
    isAutomatic: false,
    description: asked.description ?? null,
    statementDescriptor: asked.statement_descriptor ?? null,
    metadata: asked.metadata ?? {},
  });
};

const locked = async (tx: Transaction, id: string): Promise<Stripe.Payout> => {
  const stored = await lockObject(tx, 'payout', id);
  if (!stored) throw missing('payout', id, 'payout');
  return stored.body;
};

const cancel = async (tx: Transaction, id: string): Promise<Stripe.Payout> => {
  const payout = await locked(tx, id);
  if (payout.automatic || payout.status !== 'pending')
    throw invalidRequest(`Payout ${id} cannot be canceled: only pending payouts by hand can.`);
  await cancelPayout(tx, payout);
  return payout;
};

const listShape = {
  ...pagination,
  arrival_date: instants().optional(),
  destination: text().optional(),
  status: z.enum(['pending', 'in_transit', 'paid', 'failed', 'canceled']).optional(),
} satisfies Partial<Record<keyof Stripe.PayoutListParams, z.ZodType>>;

/** Operations on payouts. */
export const payouts: readonly Operation[] = [
  operation({
    method: 'POST',
    path: '/v1/payouts',
    shape: createShape,
    run: ({ tx, parameters }) => create(tx, parameters),
  }),
  operation({
    method: 'GET',
    path: '/v1/payouts',
    shape: listShape,
    run: ({ tx, parameters: { arrival_date, destination, status, ...page } }) =>
      listObjects(tx, 'payout', '/v1/payouts', page, { destination, status }, { ranges: { arrival_date } }),
  }),
  operation({
    method: 'GET',
    path: '/v1/payouts/:id',
    shape: {},
    run: ({ tx, path }) => locked(tx, path['id'] ?? ''),
  }),
  operation({
    method: 'POST',
    path: '/v1/payouts/:id',
    shape: { metadata: metadata().optional() },
    run: async ({ tx, path, parameters }) => {
      const payout = await locked(tx, path['id'] ?? '');
      payout.metadata = changedMetadata(payout.metadata, parameters.metadata);
      await saveObject(tx, payout);
      return payout;
    },
  }),
  operation({
    method: 'POST',
    path: '/v1/payouts/:id/cancel',
    shape: {},
    run: ({ tx, path }) => cancel(tx, path['id'] ?? ''),
  }),
];
