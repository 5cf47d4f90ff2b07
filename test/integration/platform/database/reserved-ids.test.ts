import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { ReservedIds } from '#platform/database/reserved-ids.ts';
import { openTestDatabase, type OpenTestDatabase } from '#test/support/open-database.ts';

let opened: OpenTestDatabase;
let database: Database;

beforeAll(async () => {
  opened = await openTestDatabase(2);
  database = opened.database;
});
afterAll(async () => {
  await opened.close();
});

it('one at a time, whoever asks later has the higher id', async () => {
  const one = new ReservedIds(database, 'invoices_id_seq', 1);
  const other = new ReservedIds(database, 'invoices_id_seq', 1);
  const ids = [await one.next(), await other.next(), await one.next(), await other.next()];
  expect(ids).toEqual([1, 2, 3, 4]);
});

it('of several at once each is given once, in their order', async () => {
  const reserved = new ReservedIds(database, 'payments_id_seq', 3);
  const ids = [];
  while (ids.length < 7) ids.push(await reserved.next());
  expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('after a refusal those that were asked for ahead are forgotten', async () => {
  const reserved = new ReservedIds(database, 'refunds_id_seq', 5);
  expect(await reserved.next()).toBe(1);
  await expect(reserved.store(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await reserved.next()).toBe(6);
});
