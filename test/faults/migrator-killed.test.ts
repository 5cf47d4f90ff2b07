import createKnex from 'knex';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrateDatabase, migrationFiles } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { asAdmin } from '#test/support/as-admin.ts';
import { createTestDatabase } from '#test/support/database.ts';
import { urlFor } from '#test/support/database-url.ts';
import { schemaLines } from '#test/support/schema-lines.ts';
import { endWaiting } from '#test/support/waiting-backend.ts';
import config from '../../knexfile.ts';

const applicationRole = 'plateno_app';
const name = `plateno_test_killed_${process.pid}`;
const names = { base: `${name}_base`, cut: `${name}_cut` };
const urlOf = (database: string): string => {
  const { adminUrl, migratorRole } = inject('databaseServer');
  return urlFor(adminUrl, database, migratorRole);
};
const migrate = (migratorUrl: string) => migrateDatabase({ migratorUrl, applicationRole });

/** What a killed run may leave half written: indexes, rules, rows of the migrations and their lock. */
const remains = `
  select format('invalid index %s', indexrelid::regclass) as line from pg_index where not indisvalid
  union all select format('unchecked %s', conname) from pg_constraint
    where connamespace = 'public'::regnamespace and not convalidated
  union all select format('lock %s', is_locked) from schema_migrations_lock where is_locked <> 0
  union all select format('migration %s', name) from schema_migrations group by name having count(*) > 1`;

/** Schema and remains of a migrated database. */
const stateOf = async (migratorUrl: string): Promise<string[]> => {
  const opened = openDatabase(migratorUrl, { size: 1 });
  const rows = await opened.database.rows<{ line: string }>(remains);
  const state = [...rows.map(({ line }) => line), ...(await schemaLines(opened.database))];
  await opened.close();
  return state;
};

let files: string[];
let whole: string[];

beforeAll(async () => {
  files = await migrationFiles();
  const migrated = await createTestDatabase();
  whole = await stateOf(migrated.migratorUrl);
  await migrated.drop();
  await asAdmin(`create database ${names.base} owner ${inject('databaseServer').migratorRole}`);
});
afterAll(async () => {
  for (const database of Object.values(names))
    await asAdmin(`drop database if exists ${database} with (force)`);
});

/** Migrates the base to the state before this migration, and copies it. @returns the URL of the copy */
const copyBefore = async (file: string): Promise<string> => {
  const base = createKnex({ ...config, connection: urlOf(names.base), pool: { min: 0, max: 2 } });
  const [done] = (await base.migrate.list()) as [{ name: string }[], unknown];
  for (const next of files.slice(done.length, files.indexOf(file))) await base.migrate.up({ name: next });
  await base.destroy();
  await asAdmin(`drop database if exists ${names.cut} with (force)`);
  await asAdmin(
    `create database ${names.cut} owner ${inject('databaseServer').migratorRole} template ${names.base}`,
  );
  return urlOf(names.cut);
};

test('a session that ends while it builds an index beside writers leaves an invalid one, which the next run builds again', async () => {
  const url = await copyBefore('20261126111000_links_of_open_invoices.ts');
  const reader = openDatabase(url, { size: 1 });
  const { database } = reader;
  await database.transact(async () => {
    await database.rows('lock table payment_links in row exclusive mode');
    const migrated = migrate(url);
    const ended = migrated.catch(String);
    await endWaiting({ url }, 'create%index concurrently%');
    expect(await ended).toContain('terminat');
  });
  await reader.close();
  expect((await stateOf(url)).filter((line) => line.startsWith('invalid index'))).toHaveLength(1);
  await migrate(url);
  expect(await stateOf(url)).toEqual(whole);
});
