import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderEvent } from '#contract/payments/provider-events.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { eventAbout, sendWebhook } from '#test/support/application/webhooks.ts';

type Paged = { content: ProviderEvent[]; totalElements: number };

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication();
});
afterAll(() => shop.stop());

const list = async (query: string) =>
  accepted(await shop.admin.get<Paged>(`/provider-events?size=50&${query}`));
const one = async (id: number) => accepted(await shop.admin.get<ProviderEvent>(`/provider-events/${id}`));

/** An event of an unknown payment. */
const parkOne = async (): Promise<ProviderEvent> => {
  const unknown = eventAbout('checkout.session.completed', {
    object: 'checkout.session',
    id: `cs_test_unknown_${Math.random()}`,
    metadata: { plateno_key: '00000000-0000-4000-8000-000000000000' },
  });
  expect(await sendWebhook(shop.url, unknown)).toBe(200);
  await shop.drain();
  const { content } = await list(`state=PARKED&search=${unknown.id}`);
  expect(content).toHaveLength(1);
  return content[0]!;
};

describe('the list of webhook events', () => {
  it('webhook events are listed with their reason and without their payload', async () => {
    const parked = await parkOne();
    expect(parked).toEqual({
      id: expect.any(Number),
      eventId: expect.stringMatching(/^evt_/),
      type: 'checkout.session.completed',
      state: 'PARKED',
      reason: 'UNMATCHED',
      attempts: 1,
      paymentId: null,
      receivedAt: expect.any(String),
      nextAttemptAt: expect.any(String),
    });
    expect(await one(parked.id)).toEqual(parked);
  });

  it('webhook events are found by their payment', async () => {
    const { sessionId, paymentId } = await shop.openCheckout(await shop.createLink(await shop.addMerchant()));
    await shop.control.pay({ session: sessionId });
    await shop.drain();
    expect((await list(`paymentId=${paymentId}&state=DONE`)).totalElements).toBeGreaterThan(0);
    const { content } = await list(`paymentId=${paymentId}`);
    expect(new Set(content.map((event) => event.paymentId))).toEqual(new Set([paymentId]));
    expect((await list('from=2020-01-01&to=2020-12-31')).totalElements).toBe(0);
  });
});

describe('retrying a PARKED webhook event', () => {
  it('a PARKED webhook event that is retried without a change is PARKED again, and the attempt is recorded', async () => {
    const { id } = await parkOne();
    const { state } = accepted(await shop.admin.post<ProviderEvent>(`/provider-events/${id}/retry`));
    expect(state).toBe('NEW');
    await shop.drain();
    expect(await one(id)).toMatchObject({ state: 'PARKED', reason: 'UNMATCHED', attempts: 2 });
    const audited = await shop.database.rows<{ data: object }>(
      `select data from audit_log where action = 'provider-event.retried' and subject_id = '${id}'`,
    );
    expect(audited).toEqual([{ data: { reason: 'UNMATCHED' } }]);
  });

  it('a webhook event that is retried with a key is handled at once, and the repeated retry has the same answer', async () => {
    const { id } = await parkOne();
    const retry = () =>
      shop.admin.post<ProviderEvent>(
        `/provider-events/${id}/retry`,
        {},
        { 'idempotency-key': `retry-of-${id}` },
      );
    const retried = accepted(await retry());
    await shop.drain();
    expect((await one(id)).attempts).toBe(2);
    expect(accepted(await retry())).toEqual(retried);
    await shop.drain();
    expect((await one(id)).attempts).toBe(2);
  });

  it('a webhook event that is not PARKED cannot be retried', async () => {
    const { id } = await parkOne();
    await shop.database.rows(
      `update provider_events set state = 'DONE', next_attempt_at = null where id = ${id}`,
    );
    const { status, body } = await shop.admin.post<object>(`/provider-events/${id}/retry`);
    expect([status, body.code]).toEqual([409, 'payments.event-not-parked']);
    expect((await one(id)).state).toBe('DONE');
  });
});
