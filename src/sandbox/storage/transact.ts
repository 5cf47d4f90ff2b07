import { sendOut } from '../events/send-out.ts';
import type { SandboxContext } from '../context.ts';
import type { Cause, Transaction } from './transaction.ts';

type Origin = { readonly account: string; readonly cause?: Cause };

/** Runs `work` in a database transaction; its events and tasks are stored with it or not at all. */
export const transact = async <Result>(
  context: SandboxContext,
  origin: Origin,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> => {
  const client = await context.pool.connect();
  const cause = origin.cause ?? { id: null, idempotencyKey: null };
  const tx: Transaction = { context, client, account: origin.account, cause, outgoing: [] };
  try {
    await client.query('begin');
    const result = await work(tx);
    await sendOut(tx);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot roll back is discarded instead of returned to the pool.
    await client.query('rollback').then(
      () => client.release(),
      (lost: Error) => client.release(lost),
    );
    throw error;
  } finally {
    context.wake();
  }
};
