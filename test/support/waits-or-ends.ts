import type { Transactions } from '#platform/database/transactions.ts';

/** Resolves when a statement in the database waits for a lock, or `started` has ended without waiting. */
export const waitsOrEnds = async (transactions: Transactions, started: Promise<unknown>): Promise<void> => {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  started.then(end, end);
  while (!hasEnded) {
    // Inside a transaction PostgreSQL would return the same snapshot of activity each time.
    const { rows } = await transactions.pool.raw<{ rows: unknown[] }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
};
