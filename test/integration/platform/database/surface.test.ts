import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
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
  return { lines };
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

const triggers = `
  select format('%s: TRIGGER %s', tgrelid::regclass, tgname) as line from pg_trigger
  where not tgisinternal and tgrelid::regclass::text not like 'pgboss.%' order by 1`;

test('the database schema equals its snapshot', async () => {
  const { lines } = await open();
  const surface = [
    ...(await lines(columns)),
    '',
    ...(await lines(constraints)),
    '',
    ...(await lines(triggers)),
  ];
  await expect(`${surface.join('\n')}\n`).toMatchFileSnapshot('../../../architecture/surface/database.txt');
});
