import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '#modules/payments/adapters/postgres/tables.ts';
import { openTestDatabase, type OpenTestDatabase } from '#test/support/open-database.ts';

let opened: OpenTestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

it('every table and view that the payments module names exists in the schema', async () => {
  const names = [...tables.owns, ...tables.reads];
  const missing = await opened.database.rows<{ name: string }>(
    'select name from unnest(cast(:names as text[])) name where to_regclass(name) is null',
    { names },
  );
  expect(missing).toEqual([]);
});
