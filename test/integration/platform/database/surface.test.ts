import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrateDatabase, pendingMigrations, rollBackDatabase } from '#platform/database/migrate.ts';
import { createTestDatabase } from '#test/support/database.ts';

const open = async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.migratorUrl });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await database.drop();
  });
  const lines = async (sql: string): Promise<string[]> =>
    (await client.query<{ line: string }>(sql)).rows.map(({ line }) => line);
  return { database, client, lines };
};

const columns = `
  select format('%s.%s %s%s', table_name, column_name, data_type, case is_nullable when 'NO' then ' not null' else '' end) as line
  from information_schema.columns
  where table_schema = 'public' and table_name not like 'schema_migrations%'
  order by table_name, ordinal_position`;

const constraints = `
  select format('%s: %s', conrelid::regclass, pg_get_constraintdef(oid)) as line
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'f', 'p')
    and conrelid::regclass::text not like 'schema_migrations%'
  order by 1`;

test('the surface of the database changes knowingly', async () => {
  const { lines } = await open();
  const surface = [...(await lines(columns)), '', ...(await lines(constraints))];
  await expect(`${surface.join('\n')}\n`).toMatchFileSnapshot('../../../architecture/surface/database.txt');
});

test('migrations go down to nothing and up again', async () => {
  const { database, lines } = await open();
  const before = await lines(columns);
  await rollBackDatabase(database.migratorUrl, true);
  expect(await lines(columns)).toEqual([]);
  expect((await pendingMigrations(database.migratorUrl)).length).toBeGreaterThan(5);
  await migrateDatabase({ migratorUrl: database.migratorUrl });
  expect(await lines(columns)).toEqual(before);
  expect(await pendingMigrations(database.migratorUrl)).toEqual([]);
});

test('the application may not rewrite what is append-only, nor change the schema', async () => {
  const { database } = await open();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  for (const table of [
    'audit_log',
    'payment_events',
    'ledger_transactions',
    'ledger_entries',
    'invoice_lines',
  ]) {
    await expect(client.query(`delete from ${table}`)).rejects.toThrow('permission denied');
    await expect(client.query(`truncate ${table}`)).rejects.toThrow('permission denied');
  }
  await expect(client.query('create table mine (id int)')).rejects.toThrow('permission denied');
});
