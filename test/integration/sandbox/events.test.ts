import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  idOf,
  paidSession,
  sessionParams,
  startReceiver,
  startTestSandbox,
  webhookSecret,
  type TestSandbox,
  raw,
} from './test-sandbox.ts';

let fixture: TestSandbox;

beforeEach(async () => {
  fixture = await startTestSandbox();
});
afterEach(() => fixture.stop());

const ofType = (type: string) => fixture.receiver.received.filter((one) => one.event.type === type);

describe('A payment', () => {
  it('a payment sends signed events that the SDK verifies', async () => {
    const session = await paidSession(fixture);
    await fixture.control.settleNow();
    for (const { body, signature } of fixture.receiver.received) {
      expect(Stripe.webhooks.constructEvent(body, signature, webhookSecret).object).toBe('event');
      expect(() => Stripe.webhooks.constructEvent(`${body} `, signature, webhookSecret)).toThrow('signature');
    }
    expect(fixture.receiver.types().toSorted()).toEqual([
      'charge.succeeded',
      'charge.updated',
      'checkout.session.completed',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
    const [completed] = ofType('checkout.session.completed');
    expect(completed?.event).toMatchObject({
      api_version: '2026-10-28.endive',
      livemode: false,
      data: { object: { id: session.id, payment_status: 'paid', url: null } },
    });
  });

  it('a payment sends its decline, and an expiry with the decline still readable', async () => {
    const { id } = await fixture.stripe.checkout.sessions.create(sessionParams());
    await fixture.control.pay({ session: id, card: '4000000000009995' });
    await fixture.stripe.checkout.sessions.expire(id);
    await fixture.control.settleNow();
    expect(fixture.receiver.types()).toEqual(
      expect.arrayContaining(['charge.failed', 'payment_intent.payment_failed', 'checkout.session.expired']),
    );
    const expired = await fixture.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(expired.payment_intent).toMatchObject({
      status: 'canceled',
      last_payment_error: { decline_code: 'insufficient_funds' },
    });
  });

  it.each([
    ['succeeds', 'paid', 'checkout.session.async_payment_succeeded'],
    ['fails', 'unpaid', 'checkout.session.async_payment_failed'],
  ] as const)(
    'a payment that settles later is processing first and then %s',
    async (later, payment_status, type) => {
      const { id } = await fixture.stripe.checkout.sessions.create(sessionParams());
      await fixture.control.pay({ session: id, later });
      const early = await fixture.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
      expect(early).toMatchObject({
        status: 'complete',
        payment_status: 'unpaid',
        payment_intent: { status: 'processing' },
      });
      await fixture.control.settleNow();
      expect((await fixture.stripe.checkout.sessions.retrieve(id)).payment_status).toBe(payment_status);
      expect(fixture.receiver.types()).toEqual(expect.arrayContaining(['payment_intent.processing', type]));
    },
  );

  it('a webhook event names the call that caused it', async () => {
    const intent = idOf((await paidSession(fixture)).payment_intent);
    await fixture.stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: 'refund:1' });
    await fixture.control.settleNow();
    const [refunded] = ofType('refund.created');
    expect(refunded?.event.request).toMatchObject({ idempotency_key: 'refund:1' });
    expect(refunded?.event.request?.id).toMatch(/^req_/);
  });
});

describe('A webhook that is not accepted', () => {
  it('a webhook event without a 2xx answer is sent again under the same id with a new signature until accepted', async () => {
    const { id } = await fixture.stripe.checkout.sessions.create(sessionParams());
    fixture.receiver.answers = [500, 302];
    await fixture.stripe.checkout.sessions.expire(id);
    await fixture.control.settleNow(0);
    const pending = await fixture.stripe.events.list({ delivery_success: false });
    expect(pending.data).toMatchObject([{ type: 'checkout.session.expired', pending_webhooks: 1 }]);
    await fixture.control.advanceClock(5);
    await fixture.control.advanceClock(30);
    const tries = ofType('checkout.session.expired');
    expect(tries).toHaveLength(3);
    expect(new Set(tries.map((one) => one.event.id)).size).toBe(1);
    const [delivery] = await fixture.control.deliveries();
    expect(delivery).toMatchObject({ state: 'delivered' });
    expect(delivery?.attempts.map((attempt) => attempt.status)).toEqual([500, 302, 200]);
    expect((await fixture.stripe.events.list({ delivery_success: false })).data).toEqual([]);
    expect((await fixture.stripe.events.list({ delivery_success: true })).data).toHaveLength(1);
  });

  it('a webhook event is given up after seven further attempts', async () => {
    const { id } = await fixture.stripe.checkout.sessions.create(sessionParams());
    fixture.receiver.answers = Array<number>(20).fill(500);
    await fixture.stripe.checkout.sessions.expire(id);
    await fixture.control.settleNow(0);
    for (let day = 0; day < 9; day += 1) await fixture.control.advanceClock(2 * 86_400);
    expect(await fixture.control.deliveries()).toMatchObject([{ state: 'failed' }]);
    expect(ofType('checkout.session.expired')).toHaveLength(8);
  });

  it('a webhook event is sent again on demand, by the API or the control URL', async () => {
    await paidSession(fixture);
    await fixture.control.settleNow();
    const [{ id } = { id: '' }] = (await fixture.stripe.events.list({ type: 'checkout.session.completed' }))
      .data;
    await fixture.stripe.rawRequest('POST', `/v1/events/${id}/retry`);
    await fixture.control.replayEvent(id);
    await fixture.control.settleNow();
    expect(ofType('checkout.session.completed').map((one) => one.event.id)).toEqual([id, id, id]);
  });
});

describe('Events', () => {
  it('webhook events are listed newest first, by type and by id', async () => {
    await paidSession(fixture);
    await fixture.control.settleNow();
    const all = await fixture.stripe.events.list();
    expect(all.data[0]?.type).toBe('charge.updated');
    const types = ['charge.succeeded', 'charge.updated'];
    expect((await fixture.stripe.events.list({ types })).data.map((event) => event.type)).toEqual(
      types.toReversed(),
    );
    const one = await fixture.stripe.events.retrieve(all.data[0]?.id ?? '');
    expect(one).toMatchObject({ id: all.data[0]?.id, pending_webhooks: 0 });
  });
});

describe('A webhook endpoint', () => {
  it('a webhook endpoint created over the API receives its event types, signed with its own secret', async () => {
    const other = await startReceiver();
    const endpoint = await fixture.stripe.webhookEndpoints.create({
      url: other.url,
      enabled_events: ['checkout.session.completed'],
    });
    await paidSession(fixture);
    await fixture.control.settleNow();
    expect(other.types()).toEqual(['checkout.session.completed']);
    const [{ body, signature } = { body: '', signature: '' }] = other.received;
    expect(Stripe.webhooks.constructEvent(body, signature, endpoint.secret ?? '').type).toBe(
      'checkout.session.completed',
    );
    expect((await fixture.stripe.webhookEndpoints.retrieve(endpoint.id)).secret).toBeUndefined();
    await other.close();
  });

  it.each([['checkout.session.*'], ['*.created'], ['payment.succeeded']])(
    'a webhook endpoint accepts whole event types or * only, and refuses «%s» by the name of the parameter',
    async (name) => {
      const params = { url: fixture.receiver.url, enabled_events: ['charge.updated', name] };
      const body = new URLSearchParams([
        ['url', params.url],
        ...params.enabled_events.map((one, place): [string, string] => [`enabled_events[${place}]`, one]),
      ]);
      const refused = await raw(fixture, '/v1/webhook_endpoints', { method: 'POST', body });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        error: { type: 'invalid_request_error', param: 'enabled_events[1]' },
      });
      expect((await fixture.stripe.webhookEndpoints.list()).data).toHaveLength(2);
    },
  );

  it('a disabled or deleted webhook endpoint receives nothing more', async () => {
    const other = await startReceiver();
    const { id } = await fixture.stripe.webhookEndpoints.create({ url: other.url, enabled_events: ['*'] });
    expect((await fixture.stripe.webhookEndpoints.update(id, { disabled: true })).status).toBe('disabled');
    await paidSession(fixture);
    await fixture.control.settleNow();
    expect((await fixture.stripe.webhookEndpoints.del(id)).deleted).toBe(true);
    await paidSession(fixture);
    await fixture.control.settleNow();
    expect(other.received).toEqual([]);
    expect((await fixture.stripe.webhookEndpoints.list()).data).toHaveLength(2);
    await other.close();
  });
});
