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

let world: TestSandbox;

beforeEach(async () => {
  world = await startTestSandbox();
});
afterEach(() => world.stop());

it('A session expires by itself when its time has come, and not before', async () => {
  const { id, expires_at } = await world.stripe.checkout.sessions.create(sessionParams());
  await world.control.advanceClock(86_400 - 60);
  expect((await world.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  const now = await world.control.advanceClock(61);
  expect(now).toBeGreaterThanOrEqual(expires_at);
  await world.control.settleNow(0);
  expect(world.receiver.types()).toEqual(['checkout.session.expired']);
  expect((await world.stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
});

it('A session past its time cannot be paid even before it was expired', async () => {
  const { id, created } = await world.stripe.checkout.sessions.create(sessionParams());
  await world.control.advanceClock(86_401);
  expect((await payOnPage(world, { id }, '4242424242424242')).status).toBe(410);
  expect(await world.control.resetClock()).toBeLessThan(created + 1000);
});

it('A held clock stands at its moment, and what happens meanwhile is stored and never sent', async () => {
  const at = 1_700_000_000;
  await world.control.holdClock(at);
  const { id, created } = await world.stripe.checkout.sessions.create(sessionParams());
  await world.control.pay({ session: id });
  await world.control.settleNow();
  const expand = ['payment_intent.latest_charge.balance_transaction'];
  const { payment_intent } = await world.stripe.checkout.sessions.retrieve(id, { expand });
  expect(created).toBe(at);
  expect(payment_intent).toMatchObject({
    created: at,
    latest_charge: { created: at, balance_transaction: { created: at } },
  });
  await world.control.releaseClock();
  await world.control.settleNow();
  expect(world.receiver.types()).toEqual([]);
  expect(await world.control.deliveries()).toEqual([]);
  const stored = await world.stripe.events.list({ limit: 100 });
  expect(stored.data.map(({ created: told }) => told)).toEqual(stored.data.map(() => at));
  expect((await world.stripe.events.list({ delivery_success: false })).data).toEqual([]);
  const next = await paidSession(world);
  await world.control.settleNow();
  expect(next.created).toBeGreaterThan(at + 86_400);
  expect(world.receiver.types()).toContain('checkout.session.completed');
});

it('A restart releases a held clock', async () => {
  await world.control.holdClock(1_700_000_000);
  await world.restart();
  const { created } = await world.stripe.checkout.sessions.create(sessionParams());
  expect(Math.abs(created - Date.now() / 1000)).toBeLessThan(3600);
});

it('A session that has expired is paid all the same when the payment is asked for as late, and only then', async () => {
  const { id } = await world.stripe.checkout.sessions.create(sessionParams());
  await world.control.advanceClock(86_401);
  await world.control.settleNow();
  expect(await world.control.pay({ session: id })).toMatchObject({ outcome: 'closed', status: 'expired' });
  expect(await world.control.pay({ session: id, late: true })).toMatchObject({ outcome: 'paid' });
  expect(await world.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
  });
});

it('A restart keeps sessions, faults, the clock and what is still to be done', async () => {
  const open = await world.stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'kept' });
  const paid = await paidSession(world);
  await world.control.setFault({ kind: 'rate-limit', route: 'GET /v1/balance', times: 1 });
  await world.control.advanceClock(3600);
  await world.restart();
  expect((await world.stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: 'kept' })).id).toBe(
    open.id,
  );
  expect((await payOnPage(world, open, '4242424242424242')).status).toBe(303);
  await expect(world.stripe.balance.retrieve()).rejects.toMatchObject({ statusCode: 429 });
  await world.control.settleNow();
  const expand = ['payment_intent.latest_charge'];
  const settled = await world.stripe.checkout.sessions.retrieve(paid.id, { expand });
  expect(settled.payment_intent).toMatchObject({
    latest_charge: { balance_transaction: expect.any(String) as string },
  });
  const made = await world.stripe.checkout.sessions.create(sessionParams());
  expect(made.created).toBeGreaterThan(paid.created + 3500);
});

it('A webhook that was not sent before a stop is sent after the start', async () => {
  const { id } = await world.stripe.checkout.sessions.create(sessionParams());
  world.receiver.answers = [503];
  await world.stripe.checkout.sessions.expire(id);
  await world.control.settleNow(0);
  await world.restart();
  await world.control.settleNow();
  expect(world.receiver.types()).toEqual(['checkout.session.expired', 'checkout.session.expired']);
});

it('The balance transaction follows by itself, without anybody asking for it', async () => {
  const told = new Promise<string>((resolve) => {
    world.receiver.before = ({ event }) => {
      if (event.type === 'charge.updated') resolve(event.data.object.object);
    };
  });
  await paidSession(world);
  expect(await told).toBe('charge');
});

it('Stopping ends a call that hangs', async () => {
  await world.control.setFault({ kind: 'hang', times: 1 });
  const call = world.stripe.balance.retrieve({}, { maxNetworkRetries: 0 });
  const ended = call.then(
    () => 'answered',
    (error: { detail?: { code?: string } }) => error.detail?.code,
  );
  while ((await world.control.faults()).length > 0);
  await world.restart();
  // The SDK tries a connection that was closed under it once more, and by then nobody listens.
  expect(await ended).toBe('ECONNREFUSED');
});

it.each([
  ['a live key', { secretKey: 'sk_live_1' }, 'refuses live keys'],
  ['a key that is none', { secretKey: 'secret' }, 'needs a test key'],
  ['no control token', { controlToken: '' }, 'control token'],
])('It does not start with %s', async (_, changes, sentence) => {
  const settings = {
    databaseUrl: 'postgres://127.0.0.1:1/none',
    host: '127.0.0.1',
    port: 0,
    secretKey,
    controlToken,
    webhooks: [],
  };
  await expect(startSandbox({ ...settings, ...changes })).rejects.toThrow(sentence);
});

it('It says so when its port is taken', async () => {
  const database = await createTestDatabase();
  const settings = { host: '127.0.0.1', port: world.sandbox.port, secretKey, controlToken, webhooks: [] };
  const second = startSandbox({ ...settings, databaseUrl: database.migratorUrl });
  await expect(second).rejects.toThrow('EADDRINUSE');
  await database.drop();
});
