import type { Database } from '#platform/database/database.ts';

/** Until somebody in the database waits for a lock, or what was started has ended without waiting. */
export const waitsOrEnds = async (database: Database, started: Promise<unknown>): Promise<void> => {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  started.then(end, end);
  while (!hasEnded) {
    const { rows } = await database.pool.raw<{ rows: unknown[] }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
};
