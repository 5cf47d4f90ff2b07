import type { Knex } from 'knex';

type Client = Readonly<{ query(sql: string): Promise<unknown> }>;
type Clients = Readonly<{
  acquireConnection(): Promise<Client>;
  releaseConnection(client: Client): Promise<void>;
}>;

/**
 * Runs the statements one by one on the same connection, each in its own transaction. A connection that ended is given
 * back, too: the migrator waits for it before it leaves.
 */
const oneByOne = async (knex: Knex, statements: readonly string[]): Promise<void> => {
  const clients = knex.client as Clients;
  const client = await clients.acquireConnection();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.query('reset lock_timeout').catch(() => undefined);
    await clients.releaseConnection(client);
  }
};

type Index = Readonly<{ name: string; table: string; on: string; isUnique?: boolean }>;

/**
 * Creates an index while the product reads and writes; use it in a migration with `config = { transaction: false
 * }`. It blocks no statement, so it may wait for earlier transactions. The invalid index of an interrupted attempt
 * is dropped first.
 */
export const addIndexOnline = (knex: Knex, { name, table, on, isUnique }: Index): Promise<void> =>
  oneByOne(knex, [
    'set lock_timeout = 0',
    `drop index concurrently if exists ${name}`,
    `create ${isUnique === true ? 'unique ' : ''}index concurrently ${name} on ${table} ${on}`,
  ]);

type Constraint = Readonly<{ name: string; table: string; is: string }>;

/**
 * Adds a check or a foreign key while the product reads and writes; use it in a migration with `config = {
 * transaction: false }`. New rows are checked from the first moment; existing rows are validated without a lock on
 * them.
 */
export const addConstraintOnline = (knex: Knex, { name, table, is }: Constraint): Promise<void> =>
  oneByOne(knex, [
    `alter table ${table} drop constraint if exists ${name}`,
    `alter table ${table} add constraint ${name} ${is} not valid`,
    `alter table ${table} validate constraint ${name}`,
  ]);
