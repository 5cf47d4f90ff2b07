import { afterAll, beforeAll, expect, test } from 'vitest';
import { RequestUnderWay, UrlNotFound } from '#kernel/input-failures.ts';
import { openDatabase, type OpenDatabase } from '#platform/database/open-database.ts';
import { IdempotencyStore } from '#platform/http/idempotency-store.ts';
import { SecretSealing } from '#platform/sealing/secret-sealing.ts';
import { FixedClock } from '#test/fakes/fixed-clock.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';

let database: TestDatabase;
let opened: OpenDatabase;
let store: IdempotencyStore;
const clock = new FixedClock(new Date('2026-11-20T10:00:00Z'));
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.url);
  store = new IdempotencyStore({ ...opened, sealing: new SecretSealing([new Uint8Array(32)]), clock });
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

let keys = 0;
/** A request that is divided by a call to another system, and whether each attempt was repeated. */
const divided = () => {
  const request = { scope: 'POST /orders', key: `user:1:order-${(keys += 1)}`, content: ['pay'] };
  const attempts: boolean[] = [];
  const ask = (end: () => Promise<unknown>, content: unknown = request.content) =>
    store.once({ ...request, content }, 'REMOTE', (isRepeated) => {
      attempts.push(isRepeated);
      return end();
    });
  return { ask, attempts };
};
const done = async (): Promise<unknown> => ({ id: 1 });
const refused = async (): Promise<never> => {
  throw new UrlNotFound();
};
const broken = async (): Promise<never> => {
  throw new Error('connection lost');
};

test('a divided request that breaks off is repeated as one that may be done, and its response is stored', async () => {
  const { ask, attempts } = divided();
  await expect(ask(broken)).rejects.toThrow('connection lost');
  expect(await ask(done)).toEqual({ body: { id: 1 }, isReplayed: false });
  expect(await ask(done)).toEqual({ body: { id: 1 }, isReplayed: true });
  expect(attempts).toEqual([false, true]);
});

test('a divided request that broke off stays one that may be done after a refusal in between', async () => {
  const { ask, attempts } = divided();
  await expect(ask(broken)).rejects.toThrow('connection lost');
  await expect(ask(refused)).rejects.toThrow(UrlNotFound);
  await ask(done);
  expect(attempts).toEqual([false, true, true]);
});

test('a refused request begins again with its key as a first one', async () => {
  const { ask, attempts } = divided();
  await expect(ask(refused)).rejects.toThrow(UrlNotFound);
  await ask(done);
  expect(attempts).toEqual([false, false]);
});

test('a request is refused while the same one is under way, and is repeated after its process has ended', async () => {
  const { ask, attempts } = divided();
  const never = Promise.withResolvers<unknown>();
  const begun = Promise.withResolvers<void>();
  const first = ask(() => {
    begun.resolve();
    return never.promise;
  });
  await begun.promise;
  await expect(ask(done)).rejects.toThrow(RequestUnderWay);
  clock.advance(60_000);
  await ask(done);
  expect(attempts).toEqual([false, true]);
  never.resolve({ id: 2 });
  await first;
  expect(await ask(done)).toEqual({ body: { id: 1 }, isReplayed: true });
});

test('another content with the key of a request that broke off is another request', async () => {
  const { ask, attempts } = divided();
  await expect(ask(broken)).rejects.toThrow('connection lost');
  await ask(done, ['refund']);
  expect(attempts).toEqual([false, false]);
});
