import { bankAccountOf } from '../accounts/change-bank-account.ts';
import { lockAccount, type StoredAccount } from '../accounts/account-store.ts';
import type { Transaction } from '../storage/transaction.ts';
import { createPayout } from './create-payout.ts';
import { payoutTime } from './schedule-payouts.ts';

/** Money that is in no payout yet: its amount after fees in minor units, and when it is there in Unix seconds. */
type Unpaid = { readonly id: string; readonly net: number; readonly available: number };

const unpaid = async (tx: Transaction, at: number): Promise<Unpaid[]> => {
  const found = await tx.client.query<Unpaid>(
    `select id, (body ->> 'net')::integer as net, (body ->> 'available_on')::integer as available
     from sandbox.objects
     where kind = 'balance_transaction' and account = $1 and hidden ->> 'payout' is null
       and (body ->> 'available_on')::bigint <= $2
     order by (body ->> 'available_on')::bigint, seq`,
    [tx.account, at],
  );
  return found.rows;
};

/** A payout to be made: its time in Unix seconds, the movements in it and their sum. */
export type PlannedPayout = { readonly at: number; readonly amount: number; readonly lines: string[] };

/**
 * Groups movements by the midnight at which they are paid out. What is not more than zero waits for the next one.
 * @param from Unix seconds from which payouts are made
 */
export const planPayouts = (movements: readonly Unpaid[], from: number): PlannedPayout[] => {
  const planned: PlannedPayout[] = [];
  let waiting: Unpaid[] = [];
  for (const [place, movement] of movements.entries()) {
    waiting.push(movement);
    const time = (one: Unpaid) => payoutTime(Math.max(one.available, from));
    const next = movements[place + 1];
    if (next && time(next) === time(movement)) continue;
    const amount = waiting.reduce((sum, { net }) => sum + net, 0);
    if (amount <= 0) continue;
    planned.push({ at: time(movement), amount, lines: waiting.map(({ id }) => id) });
    waiting = [];
  }
  return planned;
};

/** True for an account that the provider pays out every day. */
export const isPaidDaily = ({ body }: Pick<StoredAccount, 'body'>): boolean =>
  body.payouts_enabled && body.settings?.payouts?.schedule.interval === 'daily';

/** Pays out what the account has had by `at`, one payout for each midnight. */
export const makePayouts = async (tx: Transaction, at: number): Promise<void> => {
  const stored = await lockAccount(tx, tx.account);
  const bank = stored && bankAccountOf(stored.body);
  if (!bank || !isPaidDaily(stored)) return;
  for (const planned of planPayouts(await unpaid(tx, at), stored.notes.payoutsFrom ?? 0)) {
    const payout = await createPayout(tx, stored, {
      created: planned.at,
      amount: planned.amount,
      currency: 'eur',
      isAutomatic: true,
      description: 'STRIPE PAYOUT',
      statementDescriptor: null,
      metadata: {},
    });
    await tx.client.query(
      `update sandbox.objects set hidden = hidden || jsonb_build_object('payout', $1::text) where id = any ($2)`,
      [payout.id, planned.lines],
    );
  }
};
