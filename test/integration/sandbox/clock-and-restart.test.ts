import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSandbox } from '#sandbox/index.ts';
import { createTestDatabase } from '#test/support/database.ts';
import {
  controlToken,
  paidSession,
  payOnPage,
  secretKey,
  sessionParams,
  startTestSandbox,
  type TestSandbox,
} from './test-sandbox.ts';

let fixture: TestSandbox;

beforeEach(async () => {
  fixture = await startTestSandbox();
});
afterEach(() => fixture.stop());

it('a sandbox session expires by itself at its expiry, and not before', async () => {
  const { id, expires_at } = await fixture.stripe.checkout.sessions.create(sessionParams());
  await fixture.control.advanceClock(86_400 - 60);
  expect((await fixture.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  const now = await fixture.control.advanceClock(61);
  expect(now).toBeGreaterThanOrEqual(expires_at);
  await fixture.control.settleNow(0);
  expect(fixture.receiver.types()).toEqual(['checkout.session.expired']);
  expect((await fixture.stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
});

it('a sandbox session past its expiry cannot be paid, even before it is marked as expired', async () => {
  const { id, created } = await fixture.stripe.checkout.sessions.create(sessionParams());
  await fixture.control.advanceClock(86_401);
  expect((await payOnPage(fixture, { id }, '4242424242424242')).status).toBe(410);
  expect(await fixture.control.resetClock()).toBeLessThan(created + 1000);
});

it('a held sandbox clock stands still, and events meanwhile are stored and never sent', async () => {
  const at = 1_700_000_000;
  await fixture.control.holdClock(at);
  const { id, created } = await fixture.stripe.checkout.sessions.create(sessionParams());
  await fixture.control.pay({ session: id });
  await fixture.control.settleNow();
  const expand = ['payment_intent.latest_charge.balance_transaction'];
  const { payment_intent } = await fixture.stripe.checkout.sessions.retrieve(id, { expand });
  expect(created).toBe(at);
  expect(payment_intent).toMatchObject({
    created: at,
    latest_charge: { created: at, balance_transaction: { created: at } },
  });
  await fixture.control.releaseClock();
  await fixture.control.settleNow();
  expect(fixture.receiver.types()).toEqual([]);
  expect(await fixture.control.deliveries()).toEqual([]);
  const stored = await fixture.stripe.events.list({ limit: 100 });
  expect(stored.data.map(({ created }) => created)).toEqual(stored.data.map(() => at));
  expect((await fixture.stripe.events.list({ delivery_success: false })).data).toEqual([]);
  const next = await paidSession(fixture);
  await fixture.control.settleNow();
  expect(next.created).toBeGreaterThan(at + 86_400);
  expect(fixture.receiver.types()).toContain('checkout.session.completed');
});

it('a restart releases a held sandbox clock', async () => {
  await fixture.control.holdClock(1_700_000_000);
  await fixture.restart();
  const { created } = await fixture.stripe.checkout.sessions.create(sessionParams());
  expect(Math.abs(created - Date.now() / 1000)).toBeLessThan(3600);
});

it('an expired sandbox session can be paid only with the option late', async () => {
  const { id } = await fixture.stripe.checkout.sessions.create(sessionParams());
  await fixture.control.advanceClock(86_401);
  await fixture.control.settleNow();
  expect(await fixture.control.pay({ session: id })).toMatchObject({ outcome: 'closed', status: 'expired' });
  expect(await fixture.control.pay({ session: id, late: true })).toMatchObject({ outcome: 'paid' });
  expect(await fixture.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
  });
});

it('a restart of the sandbox keeps sessions, faults, the clock and scheduled tasks', async () => {
  const open = await fixture.stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'kept' });
  const paid = await paidSession(fixture);
  await fixture.control.setFault({ kind: 'rate-limit', route: 'GET /v1/balance', times: 1 });
  await fixture.control.advanceClock(3600);
  await fixture.restart();
  expect(
    (await fixture.stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'kept' })).id,
  ).toBe(open.id);
  expect((await payOnPage(fixture, open, '4242424242424242')).status).toBe(303);
  await expect(fixture.stripe.balance.retrieve()).rejects.toMatchObject({ statusCode: 429 });
  await fixture.control.settleNow();
  const expand = ['payment_intent.latest_charge'];
  const settled = await fixture.stripe.checkout.sessions.retrieve(paid.id, { expand });
  expect(settled.payment_intent).toMatchObject({
    latest_charge: { balance_transaction: expect.any(String) as string },
  });
  const made = await fixture.stripe.checkout.sessions.create(sessionParams());
  expect(made.created).toBeGreaterThan(paid.created + 3500);
});

it('a webhook event that was unsent before a stop is sent after the start', async () => {
  const { id } = await fixture.stripe.checkout.sessions.create(sessionParams());
  fixture.receiver.answers = [503];
  await fixture.stripe.checkout.sessions.expire(id);
  await fixture.control.settleNow(0);
  await fixture.restart();
  await fixture.control.settleNow();
  expect(fixture.receiver.types()).toEqual(['checkout.session.expired', 'checkout.session.expired']);
});

it('a balance transaction is created without further calls', async () => {
  const eventType = new Promise<string>((resolve) => {
    fixture.receiver.before = ({ event }) => {
      if (event.type === 'charge.updated') resolve(event.data.object.object);
    };
  });
  await paidSession(fixture);
  expect(await eventType).toBe('charge');
});

it('stopping the sandbox ends a hanging call', async () => {
  await fixture.control.setFault({ kind: 'hang', times: 1 });
  const call = fixture.stripe.balance.retrieve({}, { maxNetworkRetries: 0 });
  const ended = call.then(
    () => 'answered',
    (error: { detail?: { code?: string } }) => error.detail?.code,
  );
  while ((await fixture.control.faults()).length > 0);
  await fixture.restart();
  // The SDK retries a closed connection once, and by then the port is closed.
  expect(await ended).toBe('ECONNREFUSED');
});

it.each([
  ['a live key', { secretKey: 'sk_live_1' }, 'refuses live keys'],
  ['a key that is none', { secretKey: 'secret' }, 'needs a test key'],
  ['no control token', { controlToken: '' }, 'control token'],
])('the sandbox does not start with %s', async (_, changes, message) => {
  const settings = {
    databaseUrl: 'postgres://127.0.0.1:1/none',
    host: '127.0.0.1',
    port: 0,
    secretKey,
    controlToken,
    webhooks: [],
  };
  await expect(startSandbox({ ...settings, ...changes })).rejects.toThrow(message);
});

it('the sandbox reports a taken port', async () => {
  const database = await createTestDatabase();
  const settings = { host: '127.0.0.1', port: fixture.sandbox.port, secretKey, controlToken, webhooks: [] };
  const second = startSandbox({ ...settings, databaseUrl: database.migratorUrl });
  await expect(second).rejects.toThrow('EADDRINUSE');
  await database.drop();
});
