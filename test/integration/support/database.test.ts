import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#test/support/database.ts';
import type { TestDatabase } from '#test/support/database.ts';

const databases: TestDatabase[] = [];
afterAll(async () => {
  for (const database of databases) await database.drop();
});

const ask = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

test('every test file has a database of its own, on PostgreSQL 18', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  databases.push(first, second);
  await ask(first.migratorUrl, 'create table only_here (id int)');

  expect(await ask(first.migratorUrl, 'select count(*)::int as rows from only_here')).toEqual([{ rows: 0 }]);
  await expect(ask(second.migratorUrl, 'select from only_here')).rejects.toThrow('only_here');
  expect(await ask(first.url, 'show server_version_num')).toEqual([
    { server_version_num: expect.stringMatching(/^18/) as string },
  ]);
});

test('the application role cannot change the schema', async () => {
  const database = await createTestDatabase();
  databases.push(database);

  await expect(ask(database.url, 'create table mine (id int)')).rejects.toThrow('permission denied');
});
