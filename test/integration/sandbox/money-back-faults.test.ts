import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  clientWithoutRetries,
  disputedIntent,
  paidIntent,
  startTestSandbox,
  type TestSandbox,
} from './test-sandbox.ts';

let fixture: TestSandbox;

beforeAll(async () => {
  fixture = await startTestSandbox();
});
afterAll(() => fixture.stop());
afterEach(async () => {
  await fixture.control.clearFaults();
  await fixture.control.settleNow();
});

const once = (timeout?: number) => clientWithoutRetries(fixture, timeout);

const refundsOf = async (payment_intent: string) =>
  (await fixture.stripe.refunds.list({ payment_intent })).data.length;

const raised = async (call: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof Stripe.errors.StripeError) return outcome;
  throw new Error('The call did not fail at the provider.');
};

const create = 'POST /v1/refunds';

describe('A refund', () => {
  it.each([
    ['after', 1],
    ['before', 0],
  ] as const)(
    'a refund answered by a stored 500 %s the call is replayed with the 500 for its key, however long the fault stays',
    async (moment, carriedOut) => {
      const payment_intent = await paidIntent(fixture);
      const key = { idempotencyKey: `kept refund ${moment}` };
      await fixture.control.setFault({ kind: 'server-error', stored: true, moment, route: create });
      const ask = () => raised(once().refunds.create({ payment_intent }, key));
      const first = await ask();
      expect(first.statusCode).toBe(500);
      expect(first.headers?.['idempotent-replayed']).toBeUndefined();
      const second = await ask();
      expect(second.statusCode).toBe(500);
      expect(second.headers?.['idempotent-replayed']).toBe('true');
      await fixture.control.clearFaults();
      expect((await ask()).headers?.['idempotent-replayed']).toBe('true');
      expect(await refundsOf(payment_intent)).toBe(carriedOut);
    },
  );

  it.each([
    ['is reset before the work', { kind: 'reset' }, 0],
    ['is reset after the work', { kind: 'reset', moment: 'after' }, 1],
    ['hangs before the work', { kind: 'hang' }, 0],
    ['hangs after the work', { kind: 'hang', moment: 'after' }, 1],
    ['is answered 500 after the work', { kind: 'server-error', moment: 'after' }, 1],
  ] as const)(
    'a refund that %s is carried out once when its key is repeated',
    async (name, fault, carriedOut) => {
      const payment_intent = await paidIntent(fixture);
      const key = { idempotencyKey: name };
      await fixture.control.setFault({ ...fault, route: create });
      await raised(once(1000).refunds.create({ payment_intent }, key));
      expect(await refundsOf(payment_intent)).toBe(carriedOut);
      await fixture.control.clearFaults();
      expect((await fixture.stripe.refunds.create({ payment_intent }, key)).status).toBe('succeeded');
      expect(await refundsOf(payment_intent)).toBe(1);
    },
  );

  it('a refund whose webhook events are dropped sends none; other events arrive', async () => {
    const payment_intent = await paidIntent(fixture);
    fixture.receiver.received.length = 0;
    await fixture.control.setFault({ kind: 'webhook-drop', event: 'refund.*' });
    await fixture.control.setFault({ kind: 'webhook-drop', event: 'charge.refund*' });
    await fixture.stripe.refunds.create({ payment_intent });
    await paidIntent(fixture);
    expect(fixture.receiver.types()).toContain('charge.updated');
    expect(fixture.receiver.types().filter((type) => type.includes('refund'))).toEqual([]);
  });
});

describe('A call on disputes', () => {
  it('a fault on disputes affects its own route only: the answer to the evidence, not the read of the dispute', async () => {
    const { dispute } = await disputedIntent(fixture, '4000000000000259');
    const key = { idempotencyKey: 'evidence' };
    const send = () => once().disputes.update(dispute.id, { evidence: { uncategorized_text: 'x' } }, key);
    const route = 'POST /v1/disputes/:id';
    await fixture.control.setFault({ kind: 'server-error', stored: true, moment: 'after', route });
    expect((await raised(send())).statusCode).toBe(500);
    expect((await fixture.stripe.disputes.retrieve(dispute.id)).status).toBe('under_review');
    expect((await raised(send())).headers?.['idempotent-replayed']).toBe('true');
    await fixture.control.setFault({ kind: 'server-error', route: 'GET /v1/disputes' });
    await expect(once().disputes.list()).rejects.toMatchObject({ statusCode: 500 });
  });
});
