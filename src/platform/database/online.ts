import type { Knex } from 'knex';

type Client = Readonly<{ query(sql: string): Promise<unknown> }>;
type Clients = Readonly<{
  acquireConnection(): Promise<Client>;
  releaseConnection(client: Client): Promise<void>;
}>;

/** One statement after the other on the same connection, each a transaction of its own. */
const oneByOne = async (knex: Knex, statements: readonly string[]): Promise<void> => {
  const clients = knex.client as Clients;
  const client = await clients.acquireConnection();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.query('reset lock_timeout');
    await clients.releaseConnection(client);
  }
};

type Index = Readonly<{ name: string; table: string; on: string; isUnique?: boolean }>;

/**
 * An index while the product reads and writes; in a migration with `config = { transaction: false }`. It stands in
 * nobody's way, so that it may wait for those who were there before it. What an interrupted try has left goes first.
 */
export const addIndexOnline = (knex: Knex, { name, table, on, isUnique }: Index): Promise<void> =>
  oneByOne(knex, [
    'set lock_timeout = 0',
    `drop index concurrently if exists ${name}`,
    `create ${isUnique === true ? 'unique ' : ''}index concurrently ${name} on ${table} ${on}`,
  ]);

type Constraint = Readonly<{ name: string; table: string; is: string }>;

/**
 * A check or a foreign key while the product reads and writes; in a migration with `config = { transaction: false }`.
 * From the first moment it holds for what is written; the rows that are there are read through without a lock on them.
 */
export const addConstraintOnline = (knex: Knex, { name, table, is }: Constraint): Promise<void> =>
  oneByOne(knex, [
    `alter table ${table} drop constraint if exists ${name}`,
    `alter table ${table} add constraint ${name} ${is} not valid`,
    `alter table ${table} validate constraint ${name}`,
  ]);
