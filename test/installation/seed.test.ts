import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/open-database.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { runPlateno } from '#test/support/run-plateno.ts';

const request = [
  '--merchants',
  '21',
  '--payments',
  '400',
  '--seed',
  '7',
  '--days',
  '200',
  '--until',
  '2026-11-01',
];
let shop: TestApplication;
let databases: TestDatabase[];

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  databases = [await createTestDatabase(), await createTestDatabase()];
  for (const database of databases)
    expect(await plateno(database, ['seed', ...request])).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await shop.stop();
  for (const database of databases) await database.drop();
});

const plateno = (
  { url, migratorUrl }: TestDatabase,
  args: readonly string[],
  variables: NodeJS.ProcessEnv = {},
) =>
  runPlateno(
    { ...shop.env, DATABASE_URL: url, DATABASE_MIGRATOR_URL: migratorUrl, SEED: 'none', ...variables },
    args,
  );

const ask = async <T>({ url }: TestDatabase, sql: string): Promise<T[]> => {
  const { database, close } = openDatabase(url, { size: 1 });
  try {
    return await database.rows<T>(sql);
  } finally {
    await close();
  }
};

test('synthetic data passes all invariants of the doctor', async () => {
  const [first] = databases;
  expect(await plateno(first!, ['doctor'])).toMatchObject({ code: 0 });
  expect(await plateno(first!, ['invoices', 'verify'])).toMatchObject({ code: 0 });
});

test('synthetic data has exactly the requested number of payments, with everything that happens to payments and invoices', async () => {
  const [found] = await ask<Record<string, number>>(
    databases[0]!,
    `select (select count(*) from payments) as payments, (select count(*) from merchants) as merchants,
       (select count(distinct status) from payments) as outcomes,
       (select count(*) from refunds) as refunds,
       (select count(*) from invoices where type = 'CREDIT_NOTE') as notes,
       (select count(distinct status) from invoices) as "statesOfInvoices",
       (select count(*) from users where role = 'ACCOUNTANT') as accountants`,
  );
  expect(found).toMatchObject({ payments: 400, merchants: 21, statesOfInvoices: 3, accountants: 1 });
  expect(found!['outcomes']).toBeGreaterThanOrEqual(3);
  expect(found!['refunds']).toBeGreaterThan(0);
  expect(found!['notes']).toBe(found!['refunds']);
});

test('the same seed generates the same synthetic data', async () => {
  const print = `select md5(string_agg(line, '|' order by line)) as print from (
    select p::text as line from payments p union all select i::text from invoices i
    union all select e::text from payment_events e union all select l::text from payment_links l) all_rows`;
  const [first, second] = await Promise.all(
    databases.map((database) => ask<{ print: string }>(database, print)),
  );
  expect(first).toEqual(second);
});

test('db seed creates the administrator in an empty database only', async () => {
  const empty = await createTestDatabase();
  expect(await plateno(empty, ['db', 'seed'])).toMatchObject({ code: 0 });
  expect(await ask(empty, 'select username from users')).toEqual([{ username: 'admin' }]);
  await empty.drop();
  expect((await plateno(databases[0]!, ['db', 'seed'])).code).toBe(5);
});

test('keys, indexes and triggers are restored after synthetic data is copied', async () => {
  const schema = `select (select array_agg(pg_get_constraintdef(oid) order by 1) from pg_constraint) as constraints,
    (select array_agg(indexdef order by indexdef) from pg_indexes where schemaname = 'public') as indexes,
    (select array_agg(tgname::text order by 1) from pg_trigger where tgenabled = 'O' and not tgisinternal) as triggers`;
  const untouched = await createTestDatabase();
  const before = await ask<Record<string, string[]>>(untouched, schema);
  await untouched.drop();
  const after = await ask<Record<string, string[]>>(databases[0]!, schema);
  for (const kind of ['constraints', 'indexes', 'triggers']) {
    expect(after[0]![kind]!.toSorted()).toEqual(before[0]![kind]!.toSorted());
  }
});

test('later records are numbered after the synthetic ones', async () => {
  const { code } = await plateno(databases[1]!, [
    'seed',
    '--merchants',
    '2',
    '--payments',
    '20',
    '--seed',
    '8',
  ]);
  expect(code).toBe(0);
  expect(await plateno(databases[1]!, ['doctor'])).toMatchObject({ code: 0 });
});

test('a repeated seed, a future day, and production are refused', async () => {
  const [first] = databases;
  expect((await plateno(first!, ['seed', ...request])).code).toBe(5);
  expect((await plateno(first!, ['seed', '--until', '2999-01-01'])).code).toBe(2);
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://pay.example',
    STRIPE_SECRET_KEY: 'sk_live_1',
    RATE_LIMITS: 'on',
  };
  expect((await plateno(first!, ['seed', '--seed', '9'], production)).code).toBe(4);
});
