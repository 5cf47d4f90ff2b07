import pg from 'pg';
import { types } from './column-types.ts';

/**
 * A snapshot keeps vacuum from its work. The first limit is longer than an export over HTTP waits for its reader: the
 * process ends its own exports first. By the second PostgreSQL notices during a long statement that the client has gone.
 */
const limits = '-c idle_in_transaction_session_timeout=60000 -c client_connection_check_interval=2000';

/**
 * A client of its own that reads everything as of one moment and changes nothing: a long file neither holds a
 * connection of the pool nor meets its time limits. Whoever stops early ends it by `end`, which breaks off what runs.
 * PostgreSQL ends a snapshot that is not asked for its next rows in a minute.
 * @param signal breaks off what runs
 */
export const openSnapshot = async (url: string, signal?: AbortSignal): Promise<pg.Client> => {
  signal?.throwIfAborted();
  const client = new pg.Client({
    connectionString: url,
    types,
    options: `-c timezone=UTC -c lock_timeout=2000 ${limits}`,
    application_name: 'plateno export',
  });
  // Its end is reported by the statement that runs.
  client.on('error', () => undefined);
  signal?.addEventListener('abort', () => void client.end());
  await client.connect();
  await client.query('begin transaction isolation level repeatable read read only');
  return client;
};
