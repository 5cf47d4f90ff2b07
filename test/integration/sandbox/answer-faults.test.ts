import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clientWithoutRetries, sessionParams, startTestSandbox, type TestSandbox } from './test-sandbox.ts';

let fixture: TestSandbox;

beforeAll(async () => {
  fixture = await startTestSandbox();
});
afterAll(() => fixture.stop());
afterEach(async () => {
  await fixture.control.clearFaults();
  await fixture.control.settleNow();
});

const create = 'POST /v1/checkout/sessions';
const sessionCount = async () => (await fixture.control.sessions()).length;

const once = (timeout?: number) => clientWithoutRetries(fixture, timeout);

const ask = (key: string, stripe: Stripe = once()) =>
  stripe.checkout.sessions.create(sessionParams(), { idempotencyKey: key });

/** Makes a call fail by a fault, then repeats it with the same key; returns the number of additional sessions. */
const failThenRepeat = async (key: string, expected: unknown, stripe: Stripe = once()) => {
  const before = await sessionCount();
  await expect(ask(key, stripe)).rejects.toBeInstanceOf(expected);
  const afterFailure = (await sessionCount()) - before;
  const repeated = await ask(key);
  expect(repeated.status).toBe('open');
  return { afterFailure, afterRepeat: (await sessionCount()) - before };
};

describe('An answer of the API', () => {
  it.each([
    ['is reset before anything was done', { kind: 'reset' }, Stripe.errors.StripeConnectionError, 0],
    [
      'is reset after it was done',
      { kind: 'reset', moment: 'after' },
      Stripe.errors.StripeConnectionError,
      1,
    ],
    ['breaks off in the middle', { kind: 'cut-body' }, Error, 1],
    ['is a 429', { kind: 'rate-limit' }, Stripe.errors.StripeRateLimitError, 0],
    ['is a 500 and nothing was done', { kind: 'server-error' }, Stripe.errors.StripeAPIError, 0],
    [
      'is a 500 although it was done',
      { kind: 'server-error', moment: 'after' },
      Stripe.errors.StripeAPIError,
      1,
    ],
    ['is a gateway’s page', { kind: 'bad-gateway' }, Stripe.errors.StripeAPIError, 0],
    [
      'is a gateway’s page although it was done',
      { kind: 'bad-gateway', moment: 'after' },
      Stripe.errors.StripeAPIError,
      1,
    ],
  ] as const)(
    'an API answer of the sandbox %s; the same key then gives exactly one session',
    async (name, fault, expected, done) => {
      await fixture.control.setFault({ ...fault, route: create, times: fault.kind === 'reset' ? 2 : 1 });
      expect(await failThenRepeat(encodeURIComponent(name), expected)).toEqual({
        afterFailure: done,
        afterRepeat: 1,
      });
    },
  );

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)(
    'sandbox fault: an answer hangs %s the call ran, until the client gives up',
    async (moment, done) => {
      await fixture.control.setFault({ kind: 'hang', moment, route: create, times: 1 });
      const counts = await failThenRepeat(`hang ${moment}`, Stripe.errors.StripeConnectionError, once(300));
      expect(counts).toEqual({ afterFailure: done, afterRepeat: 1 });
    },
  );

  it('sandbox fault: an answer hangs only for the given time', async () => {
    await fixture.control.setFault({ kind: 'hang', delayMs: 50, route: create, times: 2 });
    await expect(ask('short hang')).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)(
    'sandbox fault: a stored 500 is repeated for its key when it occurred %s the call',
    async (moment, done) => {
      const before = await sessionCount();
      await fixture.control.setFault({ kind: 'server-error', stored: true, moment, route: create, times: 1 });
      await expect(ask(`stored ${moment}`)).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
      await expect(ask(`stored ${moment}`)).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
      expect((await sessionCount()) - before).toBe(done);
      expect((await ask(`stored ${moment}, new attempt`)).status).toBe('open');
    },
  );

  it('sandbox fault: an answer is delayed', async () => {
    await fixture.control.setFault({ kind: 'delay', delayMs: 500, route: create, times: 1 });
    await expect(ask('late', once(100))).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);
  });

  it('sandbox fault: a 404 without an error object is taken for a success by the SDK', async () => {
    await fixture.control.setFault({ kind: 'not-found', route: create, times: 1 });
    const answer = await ask('not found');
    expect(answer.id).toBeUndefined();
    expect(answer.lastResponse.statusCode).toBe(404);
  });

  it('sandbox fault: the SDK’s own retry succeeds', async () => {
    const before = await sessionCount();
    await fixture.control.setFault({ kind: 'reset', moment: 'after', route: create, times: 1 });
    const session = await fixture.stripe.checkout.sessions.create(sessionParams());
    expect(session.status).toBe('open');
    expect((await sessionCount()) - before).toBe(1);
  });

  it('sandbox fault: only the given route is affected, and only so often', async () => {
    await fixture.control.setFault({
      kind: 'server-error',
      route: 'GET /v1/checkout/sessions/:id',
      times: 2,
    });
    const { id } = await ask('only that route');
    const retrieve = () => once().checkout.sessions.retrieve(id);
    await expect(retrieve()).rejects.toThrow('fault on demand');
    await expect(retrieve()).rejects.toThrow('fault on demand');
    expect((await retrieve()).id).toBe(id);
    expect(await fixture.control.faults()).toEqual([]);
  });

  it('sandbox fault: twenty callers get one session each although each was answered 500 first', async () => {
    const before = await sessionCount();
    await fixture.control.setFault({ kind: 'server-error', moment: 'after', route: create, times: 20 });
    const keys = Array.from({ length: 20 }, (_, number) => `client ${number}`);
    const first = await Promise.allSettled(keys.map((key) => ask(key)));
    expect(first.every((one) => one.status === 'rejected')).toBe(true);
    await Promise.all(keys.map((key) => ask(key)));
    expect((await sessionCount()) - before).toBe(20);
  });
});
