import { until } from './application/until.ts';
import { asAdmin, databaseNameOf } from './as-admin.ts';

type In = Parameters<typeof databaseNameOf>[0];

/**
 * Waits until a statement in the test database waits for a lock. It looks from a connection of its own: inside a
 * transaction PostgreSQL returns the same snapshot of activity each time.
 * @param statement pattern of the statement, as of SQL's `like`
 * @returns its backend
 */
export const waitingBackend = (database: In, statement = '%'): Promise<number> =>
  until(`a statement waits for a lock: ${statement}`, async () => {
    const [backend] = await asAdmin<{ pid: number }>(
      `select pid from pg_stat_activity where datname = $1 and wait_event_type = 'Lock' and query like $2`,
      [databaseNameOf(database), statement],
    );
    return backend?.pid;
  });

/** Ends the connection of a statement that waits for a lock. */
export const endWaiting = async (database: In, statement?: string): Promise<void> => {
  await asAdmin('select pg_terminate_backend($1)', [await waitingBackend(database, statement)]);
};
