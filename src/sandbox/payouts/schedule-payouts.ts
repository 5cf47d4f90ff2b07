import { schedule } from '../storage/tasks.ts';
import type { Transaction } from '../storage/transaction.ts';

const day = 86_400;

/** When money of this time is paid out: at the next midnight, UTC. Unix seconds. */
export const payoutTime = (seconds: number): number => Math.ceil(seconds / day) * day;

/**
 * Has the transaction's account paid out at the first midnight at which money of `available` (Unix seconds) is there.
 * The platform's own money stays until it is paid out by hand.
 */
export const schedulePayouts = async (tx: Transaction, available: number): Promise<void> => {
  if (tx.account === '') return;
  const at = payoutTime(available);
  // One that runs already may not see this transaction's money.
  const planned = await tx.client.query(
    `select 1 from sandbox.tasks
     where kind = 'make-payouts' and payload ->> 'account' = $1 and due_at = $2 and not running limit 1`,
    [tx.account, at * 1000],
  );
  if (planned.rowCount !== 0) return;
  const task = { kind: 'make-payouts', account: tx.account, at } as const;
  await schedule(tx, task, at * 1000 - tx.context.clock.milliseconds());
};
