import pg from 'pg';
import { types } from './column-types.ts';

/**
 * A client of its own that reads everything as of one moment and changes nothing: a long file neither holds a
 * connection of the pool nor meets its time limits. Whoever stops early ends it by `end`, which breaks off what runs.
 */
export const openSnapshot = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    types,
    options: '-c timezone=UTC -c lock_timeout=2000',
    application_name: 'plateno export',
  });
  // Its end is reported by the statement that runs.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('begin transaction isolation level repeatable read read only');
  return client;
};
