import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { eventAbout, sendWebhook } from '#test/support/application/webhooks.ts';

let shop: TestApplication;
let merchant: TestMerchant;

beforeAll(async () => {
  shop = await startApplication({ processes: 2 });
  merchant = await shop.addMerchant();
});
afterEach(() => shop.control.clearFaults());
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

type Stored = Readonly<{ state: string; reason: string | null; payload: Record<string, unknown> }>;
const stored = async (eventId: string): Promise<Stored | undefined> => {
  const [row] = await shop.database.rows<Stored>(
    'select state, reason, payload from provider_events where event_id = ?',
    [eventId],
  );
  return row;
};
const handled = async (eventId: string): Promise<Stored> => {
  await shop.drain();
  const event = (await stored(eventId))!;
  expect(event.state).not.toBe('NEW');
  return event;
};

const begin = async (): Promise<OpenCheckout> => shop.openCheckout(await shop.createLink(merchant));
const succeeds = async ({ paymentId }: OpenCheckout): Promise<void> => {
  await shop.drain();
  expect((await shop.payment(paymentId)).status).toBe('SUCCEEDED');
};

/** What must exist once, however many events arrive. */
const effectsOf = async ({ paymentId }: Pick<OpenCheckout, 'paymentId'>): Promise<unknown> => {
  const [row] = await shop.database.rows(
    `select (select count(*) from ledger_transactions where payment_id = :paymentId) as booked,
            (select count(*) from invoices where payment_id = :paymentId) as invoices,
            (select count(*) from invoice_deliveries d join invoices i on i.id = d.invoice_id
             where i.payment_id = :paymentId) as receipts,
            (select count(*) from payment_events where payment_id = :paymentId and status = 'SUCCEEDED'
             and kind = 'STATUS') as successes`,
    { paymentId },
  );
  return row;
};
const once = { booked: 1, invoices: 1, receipts: 0, successes: 1 };

describe('webhooks that are not from the provider', () => {
  it.each([
    ['with no signature', { signature: null }],
    ['with a malformed signature', { signature: 'nonsense' }],
    ['signed with another secret', { secret: 'whsec_other' }],
    ['signed too long ago', { ageSeconds: 400 }],
    ['signed in the future', { ageSeconds: -3_600 }],
  ])('a webhook %s is refused, and nothing is stored', async (_, how) => {
    const event = eventAbout('payment_intent.succeeded', { object: 'payment_intent', id: 'pi_1' });
    expect(await sendWebhook(shop.url, event, how)).toBe(400);
    expect(await stored(event.id)).toBeUndefined();
  });

  it.each([
    ['without an id', { id: undefined }],
    ['with an empty id', { id: '' }],
    ['with an id that is not text', { id: 7 }],
    ['with a NUL character in its id', { id: 'evt_\u0000' }],
    ['with half a surrogate pair in its type', { type: 'charge.\ud800' }],
  ])('a signed event %s is refused, and nothing is stored', async (_, about) => {
    const count = async () => (await shop.database.rows('select from provider_events')).length;
    const before = await count();
    const event = { ...eventAbout('charge.updated', { object: 'charge' }), ...about };
    expect(await sendWebhook(shop.url, event)).toBe(400);
    expect(await count()).toBe(before);
  });

  it.each(['\u0000', '\ud800', '\udc00\ud83d'])(
    'a signed event with %j in its texts and keys is stored with U+FFFD in their place',
    async (broken) => {
      const event = eventAbout('charge.updated', {
        object: 'charge',
        id: `ch_${broken}`,
        billing_details: { name: `Мария${broken}`, [`key${broken}`]: 'x' },
      });
      expect(await sendWebhook(shop.url, event)).toBe(200);
      const [row] = await shop.database.rows(
        `select payload::text as payload from provider_events where event_id = '${event.id}'`,
      );
      expect(String((row as Record<string, unknown>)['payload'])).toMatch(
        /Мария\ufffd.*key\ufffd|key\ufffd.*Мария\ufffd/u,
      );
    },
  );

  it('a signed event with a false status only causes a fetch', async () => {
    const checkout = await begin();
    const lie = eventAbout('checkout.session.completed', {
      object: 'checkout.session',
      id: checkout.sessionId,
      status: 'complete',
      payment_status: 'paid',
    });
    expect(await sendWebhook(shop.url, lie)).toBe(200);
    expect((await handled(lie.id)).state).toBe('DONE');
    expect((await shop.payment(checkout.paymentId)).status).toBe('PENDING');
  });
});

describe('repeated events', () => {
  it('an event delivered twice with the same id makes one payment and one invoice', async () => {
    await shop.control.setFault({ kind: 'webhook-duplicate' });
    const checkout = await begin();
    await shop.control.pay({ session: checkout.sessionId });
    await shop.control.settleNow();
    await succeeds(checkout);
    expect(await effectsOf(checkout)).toEqual(once);
  });

  it('an event delivered twice with another id makes one payment and one invoice', async () => {
    await shop.control.setFault({ kind: 'webhook-duplicate-other-id' });
    const checkout = await begin();
    await shop.control.pay({ session: checkout.sessionId });
    await shop.control.settleNow();
    await succeeds(checkout);
    expect(await effectsOf(checkout)).toEqual(once);
  });

  it('fifty events of one success over two processes settle it once', async () => {
    await shop.control.setFault({ kind: 'webhook-drop' });
    const checkout = await begin();
    await shop.control.pay({ session: checkout.sessionId });
    const events = Array.from({ length: 50 }, () =>
      eventAbout('checkout.session.completed', { object: 'checkout.session', id: checkout.sessionId }),
    );
    await Promise.all(events.map((event, place) => sendWebhook(shop.urls[place % 2]!, event)));
    await shop.drain();
    for (const { id } of events) expect((await stored(id))!.state).toBe('DONE');
    expect(await effectsOf(checkout)).toEqual(once);
  });
});

describe('events out of order', () => {
  it('an event before the answer to the create call settles the payment', async () => {
    await shop.control.setFault({ kind: 'webhook-early', times: 1 });
    const checkout = await begin();
    await succeeds(checkout);
    expect(await effectsOf(checkout)).toEqual(once);
  });

  it('an event while the create call still waits settles the payment', async () => {
    await shop.control.setFault({ kind: 'webhook-early', times: 1 });
    await shop.control.setFault({
      kind: 'hang',
      moment: 'after',
      route: 'POST /v1/checkout/sessions',
      times: 1,
    });
    const link = await shop.createLink(merchant);
    const waiting = shop.startCheckout(link);
    const settled = await until('the payment has succeeded', async () => {
      const [payment] = await shop.database.rows<{ id: number; status: string }>(
        'select id, status from payments where payment_link_id = ?',
        [link.id],
      );
      return payment?.status === 'SUCCEEDED' && payment;
    });
    expect((await waiting).body.paymentId).toBe(settled.id);
    expect(await effectsOf({ paymentId: settled.id })).toEqual(once);
  });

  it('events in reverse order settle the payment', async () => {
    await shop.control.setFault({ kind: 'webhook-reverse' });
    const checkout = await begin();
    await shop.control.pay({ session: checkout.sessionId });
    await shop.control.settleNow();
    await succeeds(checkout);
    expect(await effectsOf(checkout)).toEqual(once);
  });

  it('a decline after the success changes nothing', async () => {
    await shop.control.setFault({
      kind: 'webhook-delay',
      event: 'payment_intent.payment_failed',
      delayMs: 30_000,
    });
    const checkout = await begin();
    await shop.control.pay({ session: checkout.sessionId, card: '4000000000000002' });
    await shop.control.pay({ session: checkout.sessionId });
    await succeeds(checkout);
    const before = await shop.payment(checkout.paymentId);
    await shop.control.settleNow();
    const late = (await shop.control.deliveries()).findLast(
      ({ type, state }) => type === 'payment_intent.payment_failed' && state === 'delivered',
    );
    await handled(late!.event);
    expect((await shop.payment(checkout.paymentId)).status).toBe('SUCCEEDED');
    expect(await effectsOf(checkout)).toEqual(once);
    expect((await shop.payment(checkout.paymentId)).succeededAt).toBe(before.succeededAt);
  });

  it('a wrong amount in an event is ignored and the provider state fetched', async () => {
    await shop.control.setFault({ kind: 'webhook-wrong-amount' });
    const checkout = await begin();
    await shop.control.pay({ session: checkout.sessionId });
    await succeeds(checkout);
    expect(await shop.payment(checkout.paymentId)).toMatchObject({ amount: 100, mismatch: null });
  });

  it('a badly signed and a stale delivery are refused, and a rightly signed repeat settles', async () => {
    await shop.control.setFault({
      kind: 'webhook-bad-signature',
      event: 'checkout.session.completed',
      times: 1,
    });
    const checkout = await begin();
    await shop.control.pay({ session: checkout.sessionId });
    await shop.control.settleNow();
    await succeeds(checkout);
    const delivery = (await shop.control.deliveries()).findLast(
      ({ type }) => type === 'checkout.session.completed',
    );
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([400, 200]);
  });
});

describe('events without a payment', () => {
  const parked = async (id: string) => {
    const { state, reason } = await handled(id);
    return { state, reason };
  };

  it('an event of an unknown payment is PARKED with its reason, and the next one is handled', async () => {
    const unknown = eventAbout('checkout.session.completed', {
      object: 'checkout.session',
      id: 'cs_test_unknown',
      metadata: { plateno_key: '00000000-0000-4000-8000-000000000000' },
    });
    expect(await sendWebhook(shop.url, unknown)).toBe(200);
    const checkout = await begin();
    await shop.control.pay({ session: checkout.sessionId });
    await succeeds(checkout);
    expect(await parked(unknown.id)).toEqual({ state: 'PARKED', reason: 'UNMATCHED' });
  });

  it.each([
    ['invoice.paid', { object: 'invoice', id: 'in_1', metadata: {} }],
    ['customer.created', { object: 'customer', id: 'cus_1' }],
    ['payment_intent.created', { object: 'payment_intent', id: 'pi_1', metadata: {} }],
  ])('an event of the unhandled type %s is acknowledged and IGNORED', async (type, object) => {
    const event = eventAbout(type, object);
    expect(await sendWebhook(shop.url, event)).toBe(200);
    expect(await stored(event.id)).toMatchObject({ state: 'IGNORED', reason: 'TYPE' });
  });

  it('a live event is acknowledged and IGNORED by an installation with a test key', async () => {
    const event = { ...eventAbout('charge.updated', { object: 'charge' }), livemode: true };
    expect(await sendWebhook(shop.url, event)).toBe(200);
    expect(await stored(event.id)).toMatchObject({ state: 'IGNORED', reason: 'MODE' });
  });

  it('an event of a foreign object is retried for a quarter of an hour and then IGNORED', async () => {
    const foreign = eventAbout('charge.updated', {
      object: 'charge',
      id: 'ch_1',
      payment_intent: 'pi_other',
    });
    expect(await sendWebhook(shop.url, foreign)).toBe(200);
    const tried = async () => {
      await shop.drain();
      const [row] = await shop.database.rows<{ state: string; reason: string; attempts: number }>(
        'select state, reason, attempts from provider_events where event_id = ?',
        [foreign.id],
      );
      return row;
    };
    for (let tries = 1; tries < 5; tries += 1) {
      expect(await tried()).toEqual({ state: 'NEW', reason: 'FOREIGN', attempts: tries });
      await shop.database.rows(
        `update provider_events set next_attempt_at = now() where event_id = ? and attempts = ?`,
        [foreign.id, tries],
      );
      await shop.reconcile();
    }
    expect(await tried()).toEqual({ state: 'IGNORED', reason: 'FOREIGN', attempts: 5 });
  });

  it.each([
    ['no object', { data: {} }],
    ['an object that is text', { data: { object: 'payment' } }],
    ['an object without a kind', { data: { object: { metadata: [] } } }],
  ])('a malformed event with %s does not stop other events', async (_, poison) => {
    const event = { ...eventAbout('charge.updated', {}), ...poison };
    expect(await sendWebhook(shop.url, event)).toBe(200);
    expect((await handled(event.id)).state).toBe('PARKED');
    const checkout = await begin();
    await shop.control.pay({ session: checkout.sessionId });
    await succeeds(checkout);
  });
});
