import pg from 'pg';
import { inject } from 'vitest';

/**
 * Runs one statement as the administrator of the database server, who sees and ends the connections of every role. It
 * is connected to the administrator's own database: `pg_stat_activity` lists all of them.
 */
export const asAdmin = async <Row extends pg.QueryResultRow>(
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: inject('databaseServer').adminUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
};

/** Name of a test database, as in `pg_stat_activity.datname`. */
export const databaseNameOf = ({ url }: Readonly<{ url: string }>): string => new URL(url).pathname.slice(1);
