import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Log } from '#platform/log.ts';
import { createCallers, type Callers } from '#test/integration/rights/callers.ts';
import { accountSamples } from '#test/support/one-key/account-samples.ts';
import type { Sample } from '#test/support/one-key/further-samples.ts';

let callers: Callers;
let holder: pg.Client;
const errors: unknown[] = [];
beforeAll(async () => {
  callers = await createCallers({ isWorking: false });
  const { shop } = callers;
  vi.spyOn(shop.application.resolve(Log), 'error').mockImplementation(
    ((found: unknown) => void errors.push(found)) as never,
  );
  // A connection without a limit for idle transactions.
  holder = new pg.Client({ connectionString: shop.testDatabase.migratorUrl });
  holder.on('error', () => undefined);
  await holder.connect();
});
afterEach(() => expect(errors.splice(0)).toEqual([]));
afterAll(async () => {
  vi.restoreAllMocks();
  await holder.end();
  await callers.shop.stop();
});

type Answer = Readonly<{ status: number; retryAfter: number }>;
const send = async (name: string, { path, body, token }: Sample): Promise<Answer> => {
  const { status, headers } = await fetch(`${callers.shop.url}/api${path}`, {
    method: name.split(' ')[0]!,
    headers: {
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status, retryAfter: Number(headers.get('retry-after')) };
};

/** One-time codes and tokens, each sent twice; two at a time leave connections for others. */
const oneTime = [
  ['POST /auth/login/second', 'POST /auth/reset', 'POST /auth/prove/code'],
  ['POST /auth/verify', 'POST /auth/email/undo', 'POST /invitations/accept'],
  ['PUT /auth/registration-email', 'POST /auth/login/passkey', 'POST /auth/factors/totp/:id'],
] as const;

describe('a code or token that is sent twice at once', () => {
  test.each(oneTime)(
    '%s, %s, %s: waiting for a locked row too long is 429 with a time to wait; once the row is free, one of two is done',
    async (...names) => {
      const samples = await Promise.all(names.map((name) => accountSamples[name]!(callers)));
      const twice = () =>
        Promise.all(names.flatMap((name, place) => [0, 1].map(() => send(name, samples[place]!))));
      await holder.query('begin');
      await holder.query('select from users for update');
      await holder.query('select from invitations for update');
      const late = await twice();
      await holder.query('rollback');
      expect(late.map(({ status }) => status)).toEqual(late.map(() => 429));
      expect(late.every(({ retryAfter }) => retryAfter > 0)).toBe(true);
      const free = await twice();
      for (const place of names.keys()) {
        const statuses = free.slice(2 * place, 2 * place + 2).map(({ status }) => status);
        const done = statuses.filter((status) => status < 300);
        expect([names[place], done.length]).toEqual([names[place], 1]);
        expect(statuses.filter((status) => status >= 500)).toEqual([]);
      }
    },
  );
});

test('sixty checkouts of one REUSABLE link, four at a time, are all opened', async () => {
  const { shop, own } = callers;
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

test('the row of a REUSABLE link is free while the provider is asked', async () => {
  const { shop, own } = callers;
  const link = await shop.createLink(own, { usage: 'REUSABLE', expiresInDays: null });
  const route = 'POST /v1/checkout/sessions';
  await shop.control.setFault({ kind: 'hang', route, times: 1 });
  const waiting = shop.startCheckout(link);
  await vi.waitUntil(
    async () =>
      (await shop.database.rows('select from payments where payment_link_id = :id', link)).length > 0,
    { timeout: 60_000 },
  );
  const { rowCount } = await holder.query('select from payment_links where id = $1 for update nowait', [
    link.id,
  ]);
  expect(rowCount).toBe(1);
  expect((await shop.startCheckout(link, { customerName: 'Друг клиент' })).status).toBe(200);
  await shop.control.clearFaults();
  const { status } = await waiting;
  expect([200, 503]).toContain(status);
  errors.length = 0;
});
