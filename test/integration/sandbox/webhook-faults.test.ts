import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  paidSession,
  payOnPage,
  secretKey,
  sessionParams,
  startTestSandbox,
  webhookSecret,
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
  fixture.receiver.received.length = 0;
  fixture.receiver.before = () => undefined;
});

describe('A webhook', () => {
  const completed = () =>
    fixture.receiver.received.filter((one) => one.event.type === 'checkout.session.completed');
  const event = 'checkout.session.completed';

  it('webhook fault: a dropped event is listed as undelivered', async () => {
    await fixture.control.setFault({ kind: 'webhook-drop', event, times: 1 });
    await paidSession(fixture);
    await fixture.control.settleNow();
    expect(completed()).toEqual([]);
    const [lost] = (await fixture.stripe.events.list({ delivery_success: false, type: event })).data;
    await fixture.control.replayEvent(lost?.id ?? '');
    await fixture.control.settleNow();
    expect(completed().map((one) => one.event.id)).toEqual([lost?.id]);
    expect((await fixture.stripe.events.list({ delivery_success: false })).data).toEqual([]);
  });

  it('webhook fault: an event is delayed', async () => {
    await fixture.control.setFault({ kind: 'webhook-delay', event, delayMs: 30_000, times: 1 });
    await paidSession(fixture);
    await fixture.control.settleNow(5);
    expect(completed()).toEqual([]);
    await fixture.control.settleNow(60);
    expect(completed()).toHaveLength(1);
  });

  it('webhook fault: an event arrives twice under one id', async () => {
    await fixture.control.setFault({ kind: 'webhook-duplicate', event, times: 1 });
    await paidSession(fixture);
    await fixture.control.settleNow();
    expect(completed()).toHaveLength(2);
    expect(new Set(completed().map((one) => one.event.id)).size).toBe(1);
  });

  it('webhook fault: an event arrives twice under two ids', async () => {
    await fixture.control.setFault({ kind: 'webhook-duplicate-other-id', event, times: 1 });
    await paidSession(fixture);
    await fixture.control.settleNow();
    expect(new Set(completed().map((one) => one.event.id)).size).toBe(2);
    expect(new Set(completed().map((one) => JSON.stringify(one.event.data))).size).toBe(1);
  });

  it('webhook fault: events of one moment arrive in reverse order', async () => {
    await fixture.control.setFault({ kind: 'webhook-reverse', times: 1 });
    await paidSession(fixture);
    await fixture.control.settleNow(0);
    expect(fixture.receiver.types()).toEqual([
      'checkout.session.completed',
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
    ]);
  });

  it('webhook fault: an event arrives before the answer of the call that creates its session', async () => {
    const order: string[] = [];
    fixture.receiver.before = (one) => {
      if (one.event.type === event) order.push('webhook');
    };
    await fixture.control.setFault({ kind: 'webhook-early', times: 1 });
    const session = await fixture.stripe.checkout.sessions.create(sessionParams());
    order.push('answer');
    expect(order).toEqual(['webhook', 'answer']);
    expect(session.status).toBe('open');
    expect((await fixture.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid');
  });

  const verified = ({ body, signature }: { body: string; signature: string }) => {
    try {
      Stripe.webhooks.constructEvent(body, signature, webhookSecret);
      return true;
    } catch {
      return false;
    }
  };

  it.each(['webhook-bad-signature', 'webhook-stale'] as const)(
    'webhook fault: an event is refused for %s, then arrives with a valid signature',
    async (kind) => {
      await fixture.control.setFault({ kind, event, times: 1 });
      fixture.receiver.before = (one) => {
        if (!verified(one)) fixture.receiver.answers.unshift(400);
      };
      await paidSession(fixture);
      await fixture.control.settleNow();
      expect(completed().map(verified)).toEqual([false, true]);
      const delivery = (await fixture.control.deliveries()).find(
        (one) => one.event === completed()[0]?.event.id,
      );
      expect(delivery?.attempts.map((attempt) => attempt.faults)).toEqual([[kind], []]);
    },
  );

  it('webhook fault: an event carries another amount than the session', async () => {
    await fixture.control.setFault({ kind: 'webhook-wrong-amount', event, amountMinor: 1, times: 1 });
    const session = await paidSession(fixture);
    await fixture.control.settleNow();
    expect(completed()[0]?.event.data.object).toMatchObject({ amount_total: 1 });
    expect(session.amount_total).toBe(10_000);
  });

  it('webhook fault: an unanswered event does not block the customer for good', async () => {
    const session = await fixture.stripe.checkout.sessions.create(sessionParams());
    fixture.receiver.answers = [500, 500, 500, 500];
    const answer = await payOnPage(fixture, session, '4242424242424242');
    expect(answer.status).toBe(303);
  });
});

describe('A payment', () => {
  it('payment fault: another amount than requested is charged', async () => {
    await fixture.control.setFault({ kind: 'payment-other-amount', amountMinor: 9000, times: 1 });
    const { id } = await paidSession(fixture);
    const expand = ['payment_intent.latest_charge'];
    expect(await fixture.stripe.checkout.sessions.retrieve(id, { expand })).toMatchObject({
      amount_total: 9000,
      payment_intent: { amount_received: 9000, latest_charge: { amount: 9000 } },
    });
  });
});

describe('the control URL', () => {
  it('the control URL requires its own token', async () => {
    const answer = await fetch(`${fixture.sandbox.url}/control/clear-faults`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
    });
    expect(answer.status).toBe(401);
  });

  it('the control URL refuses unknown faults', async () => {
    const misspelt = { kind: 'hangs' } as unknown as Parameters<typeof fixture.control.setFault>[0];
    await expect(fixture.control.setFault(misspelt)).rejects.toThrow('kind');
  });

  it('the control URL accepts only test cards', async () => {
    const { id } = await fixture.stripe.checkout.sessions.create(sessionParams());
    await expect(fixture.control.pay({ session: id, card: '4111111111111111' })).rejects.toThrow('test card');
  });
});
