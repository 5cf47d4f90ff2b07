import type pg from 'pg';
import { createClient } from './clients.ts';
import { types } from './column-types.ts';

/**
 * A snapshot delays vacuum. The first limit is longer than an export over HTTP waits for its reader: the process
 * ends its own exports first. The second makes PostgreSQL detect during a long statement that the client is gone.
 */
const limits = '-c idle_in_transaction_session_timeout=60000 -c client_connection_check_interval=2000';

/**
 * A client of its own that reads everything as of one moment and writes nothing: a long export neither holds a
 * connection of the pool nor meets its timeouts. `end` cancels the running statement. PostgreSQL ends a snapshot
 * that is idle for a minute.
 * @param signal cancels the running statement
 */
export const openSnapshot = async (url: string, signal?: AbortSignal): Promise<pg.Client> => {
  signal?.throwIfAborted();
  const client = createClient({
    connectionString: url,
    types,
    options: `-c timezone=UTC -c lock_timeout=2000 ${limits}`,
    application_name: 'plateno export',
  });
  signal?.addEventListener('abort', () => void client.end().catch(() => undefined));
  try {
    await client.connect();
    await client.query('begin transaction isolation level repeatable read read only');
    return client;
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
};
