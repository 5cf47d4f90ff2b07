import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openLockedRows, wrongOf } from '#test/support/twice-at-once.ts';

let rows: Awaited<ReturnType<typeof openLockedRows>>;
beforeAll(async () => {
  rows = await openLockedRows();
});
afterEach(() => expect(rows.errors.splice(0)).toEqual([]));
afterAll(() => rows.stop());

test('a code or token that is sent twice at once is refused with 429 and a time while its row is locked, and is used once', async () => {
  // The fault tests take the others.
  const twice = await rows.twiceAtOnce([
    'POST /auth/login/second',
    'POST /auth/reset',
    'POST /auth/prove/code',
  ]);
  expect(twice.flatMap(wrongOf)).toEqual([]);
});

test('the row of a REUSABLE link is free while the provider is asked', async () => {
  const { shop, own } = rows.callers;
  const link = await shop.createLink(own, { usage: 'REUSABLE', expiresInDays: null });
  const route = 'POST /v1/checkout/sessions';
  await shop.control.setFault({ kind: 'hang', route, times: 1 });
  const waiting = shop.startCheckout(link);
  await vi.waitUntil(
    async () =>
      (await shop.database.rows('select from payments where payment_link_id = :id', link)).length > 0,
    { timeout: 60_000 },
  );
  const { rowCount } = await rows.holder.query('select from payment_links where id = $1 for update nowait', [
    link.id,
  ]);
  expect(rowCount).toBe(1);
  expect((await shop.startCheckout(link, { customerName: 'Друг клиент' })).status).toBe(200);
  await shop.control.clearFaults();
  const { status } = await waiting;
  expect([200, 503]).toContain(status);
  // The payer whose provider hangs gets 503, and the log says so.
  rows.errors.length = 0;
});
