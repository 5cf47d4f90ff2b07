import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/open-database.ts';
import { migrateDatabase, pendingMigrations, rollBackDatabase } from '#platform/database/migrate.ts';
import * as logos from '../../../migrations/20261121093000_logos.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';

let testDatabase: TestDatabase;
let opened: OpenDatabase;
let owner: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  opened = openDatabase(testDatabase.migratorUrl, { size: 1 });
  owner = opened.database;
});
afterAll(async () => {
  await opened.close();
  await testDatabase.drop();
});

const lines = async (sql: string): Promise<string[]> =>
  (await owner.rows<{ line: string }>(sql)).map(({ line }) => line).toSorted();

/** Every schema object of our migrations, one line each. */
const schema = async (): Promise<string[]> => [
  ...(await lines(
    `select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
     from information_schema.columns where table_schema = 'public' and table_name not like '%schema_migrations%'`,
  )),
  ...(await lines(
    `select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) as line from pg_constraint
     where connamespace = 'public'::regnamespace and conrelid::regclass::text not like '%schema_migrations%'`,
  )),
  ...(await lines(
    `select indexdef as line from pg_indexes where schemaname = 'public' and tablename not like '%schema_migrations%'`,
  )),
  ...(await lines('select pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal')),
  ...(await lines(`select proname as line from pg_proc where pronamespace = 'public'::regnamespace`)),
  ...(await lines(
    `select format('%s %s %s', grantee, privilege_type, table_name) as line
     from information_schema.role_table_grants
     where table_schema = 'public' and grantee = 'plateno_app' and table_name not like '%schema_migrations%'`,
  )),
];

it('every migration can be rolled back without remains and run again with the same schema', async () => {
  const before = await schema();
  expect(before.length).toBeGreaterThan(300);

  await rollBackDatabase(testDatabase.migratorUrl, true);
  expect(await schema()).toEqual([]);
  expect((await pendingMigrations(testDatabase.migratorUrl)).length).toBeGreaterThan(5);

  await migrateDatabase({ migratorUrl: testDatabase.migratorUrl, applicationRole: 'plateno_app' });
  expect(await pendingMigrations(testDatabase.migratorUrl)).toEqual([]);
  expect(await schema()).toEqual(before);
});

it('rolling back the logos migration returns content and type to the merchant', async () => {
  const content = Buffer.from('a picture');
  await owner.rows(
    `insert into logos (hash, media_type, width, height, content, stored_at)
     values (:hash, 'image/png', 1, 1, :content, now())`,
    { hash: 'a'.repeat(64), content },
  );
  await owner.rows(
    `insert into merchants (business_name, business_type, email, phone_number, address, status, slug, logo_hash,
       created_at, updated_at)
     values ('Пекарна', 'RETAIL', 'bakery@example.bg', '+359888123456', 'Варна', 'ACTIVE', 'pekarna', :hash, now(), now())`,
    { hash: 'a'.repeat(64) },
  );
  await logos.down(opened.transactions.pool);
  expect(await owner.rows('select logo, logo_type from merchants')).toEqual([
    { logo: content, logo_type: 'image/png' },
  ]);
});
