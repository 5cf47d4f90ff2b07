import type { Pool } from 'pg';
import type { PayoutStep } from '../payouts/payout-moves.ts';
import type { Transaction } from './transaction.ts';

/** Scheduled tasks of the sandbox. */
export type Task =
  | { readonly kind: 'settle-charge'; readonly account: string; readonly charge: string }
  | { readonly kind: 'open-dispute'; readonly account: string; readonly charge: string }
  | {
      readonly kind: 'close-dispute';
      readonly account: string;
      readonly dispute: string;
      readonly won: boolean;
    }
  | { readonly kind: 'pass-dispute-deadline'; readonly account: string; readonly dispute: string }
  | { readonly kind: 'finish-refund'; readonly account: string; readonly refund: string }
  | { readonly kind: 'expire-session'; readonly account: string; readonly session: string }
  | {
      readonly kind: 'finish-payment';
      readonly account: string;
      readonly session: string;
      readonly succeeds: boolean;
    }
  | { readonly kind: 'make-payouts'; readonly account: string; readonly at: number }
  | {
      readonly kind: 'move-payout';
      readonly account: string;
      readonly payout: string;
      readonly step: PayoutStep;
    }
  | { readonly kind: 'verify-account'; readonly account: string; readonly of: string }
  | { readonly kind: 'pass-deadline'; readonly account: string; readonly of: string }
  | { readonly kind: 'deliver'; readonly deliveries: readonly string[] };

/** A task with its id. */
export type StoredTask = { readonly id: string; readonly task: Task };

/** Stores a task with the transaction; it becomes due in `inMs` milliseconds of the sandbox's clock. */
export const schedule = async (tx: Transaction, task: Task, inMs: number): Promise<void> => {
  await tx.client.query('insert into sandbox.tasks (kind, due_at, payload) values ($1, $2, $3)', [
    task.kind,
    tx.context.clock.milliseconds() + inMs,
    JSON.stringify(task),
  ]);
};

/** Claims the task that has been due for longest; no other worker gets it. */
export const claimTask = async (pool: Pool, dueBeforeMs: number): Promise<StoredTask | undefined> => {
  const claimed = await pool.query<{ id: string; payload: Task }>(
    `update sandbox.tasks set running = true where id = (
       select id from sandbox.tasks where not running and due_at <= $1
       order by due_at, id limit 1 for update skip locked
     ) returning id, payload`,
    [Math.floor(dueBeforeMs)],
  );
  const row = claimed.rows[0];
  return row && { id: row.id, task: row.payload };
};

/** Deletes a finished task. */
export const finishTask = async (pool: Pool, id: string): Promise<void> => {
  await pool.query('delete from sandbox.tasks where id = $1', [id]);
};

/** Returns a failed task, due again at `dueAtMs`. */
export const postponeTask = async (pool: Pool, id: string, dueAtMs: number): Promise<void> => {
  await pool.query('update sandbox.tasks set running = false, due_at = $2 where id = $1', [
    id,
    Math.floor(dueAtMs),
  ]);
};

/** Makes tasks due again that are marked as running but are not among `running`, the ids in progress. */
export const requeueTasks = async (pool: Pool, running: readonly string[]): Promise<void> => {
  await pool.query('update sandbox.tasks set running = false where running and not id = any ($1)', [running]);
};

/** When the next task is due, in milliseconds of the sandbox's clock. */
export const nextDueMs = async (pool: Pool): Promise<number | undefined> => {
  const next = await pool.query<{ due_at: string | null }>(
    'select min(due_at) as due_at from sandbox.tasks where not running',
  );
  const dueAt = next.rows[0]?.due_at;
  return typeof dueAt === 'string' ? Number(dueAt) : undefined;
};
