import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openLockedRows, wrongOf } from '#test/support/twice-at-once.ts';

let rows: Awaited<ReturnType<typeof openLockedRows>>;
beforeAll(async () => {
  rows = await openLockedRows();
});
afterEach(() => expect(rows.errors.splice(0)).toEqual([]));
afterAll(() => rows.stop());

/** Two at once each; three of them leave connections for others. */
const oneTime = [
  ['POST /auth/login/second', 'POST /auth/reset', 'POST /auth/prove/code'],
  ['POST /auth/verify', 'POST /auth/email/undo', 'POST /invitations/accept'],
  ['PUT /auth/registration-email', 'POST /auth/login/passkey', 'POST /auth/factors/totp/:id'],
];

test.each(oneTime)(
  '%s, %s, %s, sent twice at once, are refused with 429 and a time while their row is locked, and are done once',
  async (...names) => expect((await rows.twiceAtOnce(names)).flatMap(wrongOf)).toEqual([]),
);

test('sixty checkouts of one REUSABLE link, four at a time, are all opened', async () => {
  const { shop, own } = rows.callers;
  const link = await shop.createLink(own, { usage: 'REUSABLE', expiresInDays: null });
  const statuses: number[] = [];
  const places = Array.from({ length: 60 }, (_, place) => place).values();
  const lane = async (): Promise<void> => {
    for (const place of places) {
      const { status } = await shop.startCheckout(link, { customerName: `Клиент ${place}` });
      statuses.push(status);
    }
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  expect(statuses).toEqual(statuses.map(() => 200));
});
