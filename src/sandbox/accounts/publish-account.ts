import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import { emit } from '../events/send-out.ts';
import { capabilityNames, capabilityObject } from '../objects/capability.ts';
import { isPaidDaily } from '../payouts/make-payouts.ts';
import { schedulePayouts } from '../payouts/schedule-payouts.ts';
import { onAccount, type Transaction } from '../storage/transaction.ts';
import { saveAccount, type StoredAccount } from './account-store.ts';

const differences = (before: Stripe.Account, after: Stripe.Account): Record<string, unknown> => {
  const names = Object.keys(after) as (keyof Stripe.Account)[];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, before[name] ?? null]));
};

/** Payouts that were paused begin again at the next midnight, with all that has come in meanwhile. */
const resumed = async (
  own: Transaction,
  before: Stripe.Account,
  after: StoredAccount,
): Promise<StoredAccount> => {
  if (isPaidDaily({ body: before }) || !isPaidDaily(after)) return after;
  const now = own.context.clock.seconds();
  await schedulePayouts(own, now);
  return { ...after, notes: { ...after.notes, payoutsFrom: now } };
};

/**
 * Stores a changed account and sends the events about it: `account.updated` with the former values, and
 * `capability.updated` for each capability whose status has changed.
 */
export const publishAccount = async (
  tx: Transaction,
  before: Stripe.Account,
  after: StoredAccount,
): Promise<void> => {
  const own = onAccount(tx, after.body.id);
  await saveAccount(tx.client, await resumed(own, before, after));
  const former = differences(before, after.body);
  if (Object.keys(former).length === 0) return;
  emit(own, 'account.updated', after.body, former);
  for (const name of capabilityNames) {
    const status = before.capabilities?.[name];
    if (status === after.body.capabilities?.[name]) continue;
    emit(own, 'capability.updated', capabilityObject(after.body, name), { status: status ?? 'unrequested' });
  }
};
