import { describe, expect, it } from 'vitest';
import { HandleWebhookEvent } from '#modules/payments/application/handle-webhook-event.ts';
import { ProviderAway } from '#kernel/provider-failures.ts';
import type { WebhookEvent } from '#modules/payments/ports/webhook-events.ts';
import type { FakeEventBody } from '#test/fakes/fake-webhook-events.ts';
import { openContext } from './checkout-context.ts';

const minuteMs = 60_000;

const opened = () => {
  const context = openContext();
  const { inbox, webhookEvents, clock } = context;
  const handled: string[] = [];
  /** Knows the payout `po_1` and no other; `po_away` cannot be fetched. */
  const payouts = {
    objects: ['payout'],
    handle: async ({ pointsAt: { objectId } }: Pick<WebhookEvent, 'pointsAt'>) => {
      if (objectId === 'po_away') throw new ProviderAway(new Error('away'));
      handled.push(String(objectId));
      return objectId === 'po_1';
    },
  };
  const handle = new HandleWebhookEvent({ ...context, subjects: () => [payouts] });
  let added = 0;
  const store = async (about: Partial<FakeEventBody> = {}): Promise<number> => {
    added += 1;
    const event = await webhookEvents.read({ eventId: `evt_${added}`, ...about });
    return (await inbox.add('fake', event, clock.now()))!;
  };
  /** Without a lease: due events stay due. */
  const due = () => inbox.claimDue({ now: clock.now(), leaseEndsAt: clock.now(), limit: 10 });
  /** Handles the event when it is due. @returns minutes between the attempts */
  const tryUntilOver = async (inboxId: number, tries: number): Promise<number[]> => {
    const waited: number[] = [];
    for (let count = 0; count < tries; count += 1) {
      let minutes = 0;
      for (; !(await due()).includes(inboxId); minutes += 1) clock.advance(minuteMs);
      waited.push(minutes);
      await handle.execute({ inboxId });
    }
    return waited;
  };
  return { ...context, handle, handled, store, tryUntilOver };
};

describe('a stored webhook event', () => {
  it.each(['key', 'sessionId', 'intentId'] as const)(
    'a webhook event that names a payment by its %s settles the payment and is DONE',
    async (name) => {
      const { handle, store, inbox, checkout, sessionOf, recordOf, cardProvider, settle } = opened();
      const { paymentId } = await checkout();
      const sessionId = await sessionOf(paymentId);
      const { providerKey: key } = (await recordOf(paymentId)).attempts[0]!;
      cardProvider.pay(sessionId);
      // The intent is known once the payment was settled.
      if (name === 'intentId') await settle(paymentId);
      const pointer = { key, sessionId, intentId: `pi_${sessionId}` }[name];
      const inboxId = await store({ [name]: pointer });
      await handle.execute({ inboxId });
      expect(await inbox.get(inboxId)).toMatchObject({ state: 'DONE', attempts: 1 });
      expect(await recordOf(paymentId)).toMatchObject({ status: 'SUCCEEDED' });
    },
  );

  it('a webhook event about an object of another module is handled by it and is DONE without a payment', async () => {
    const { handle, handled, store, inbox } = opened();
    const inboxId = await store({ object: 'payout', objectId: 'po_1' });
    await handle.execute({ inboxId });
    expect(handled).toEqual(['po_1']);
    expect(await inbox.get(inboxId)).toMatchObject({ state: 'DONE' });
  });

  it('a webhook event about an unknown object of another module is IGNORED in the end', async () => {
    const { store, inbox, tryUntilOver } = opened();
    const inboxId = await store({ object: 'payout', objectId: 'po_2' });
    await tryUntilOver(inboxId, 5);
    expect(await inbox.get(inboxId)).toMatchObject({ state: 'IGNORED', reason: 'FOREIGN' });
  });

  it('a webhook event whose object cannot be fetched is handled again', async () => {
    const { handle, store, inbox } = opened();
    const inboxId = await store({ object: 'payout', objectId: 'po_away' });
    await handle.execute({ inboxId });
    expect(await inbox.get(inboxId)).toMatchObject({ state: 'NEW', reason: 'ProviderAway' });
  });

  it('a webhook event does not carry the status: the provider state is fetched', async () => {
    const { handle, store, checkout, sessionOf, recordOf } = opened();
    const { paymentId } = await checkout();
    const sessionId = await sessionOf(paymentId);
    await handle.execute({ inboxId: await store({ type: 'checkout.session.completed', sessionId }) });
    expect(await recordOf(paymentId)).toMatchObject({ status: 'PENDING' });
  });

  it('a webhook event handled twice at the same time settles the payment once', async () => {
    const { handle, store, inbox, checkout, sessionOf, cardProvider, ledger, published } = opened();
    const { paymentId } = await checkout();
    const sessionId = await sessionOf(paymentId);
    cardProvider.pay(sessionId);
    const inboxId = await store({ sessionId });
    await Promise.all([handle.execute({ inboxId }), handle.execute({ inboxId })]);
    expect(ledger.kinds).toEqual(['PAYMENT']);
    expect(published).toHaveLength(1);
    expect(await inbox.get(inboxId)).toMatchObject({ state: 'DONE' });
  });

  it('a DONE, IGNORED or missing webhook event is not handled', async () => {
    const { handle, store, inbox, clock, cardProvider } = opened();
    const [done, ignored] = [await store({ sessionId: 'cs_1' }), await store({ sessionId: 'cs_1' })];
    await inbox.close(done, { state: 'DONE', paymentId: 7, now: clock.now() });
    await inbox.close(ignored, { state: 'IGNORED', reason: 'MODE', now: clock.now() });
    for (const inboxId of [done, ignored, 99]) await handle.execute({ inboxId });
    expect(await inbox.get(done)).toMatchObject({ state: 'DONE', attempts: 1 });
    expect(await inbox.get(ignored)).toMatchObject({ state: 'IGNORED', reason: 'MODE', attempts: 1 });
    expect(cardProvider.calls).toEqual([]);
  });

  it('a webhook event with our key and no payment is PARKED and handled once the payment exists', async () => {
    const { handle, store, inbox, checkout, recordOf } = opened();
    const key = '00000000-0000-4000-8000-000000000001';
    const inboxId = await store({ key });
    await handle.execute({ inboxId });
    expect(await inbox.get(inboxId)).toMatchObject({ state: 'PARKED', reason: 'UNMATCHED', attempts: 1 });
    const { paymentId } = await checkout();
    expect((await recordOf(paymentId)).attempts[0]).toMatchObject({ providerKey: key });
    await handle.execute({ inboxId });
    expect(await inbox.get(inboxId)).toMatchObject({ state: 'DONE' });
  });

  it('a webhook event without an object is PARKED as unreadable', async () => {
    const { handle, store, inbox } = opened();
    const inboxId = await store({ object: null });
    await handle.execute({ inboxId });
    expect(await inbox.get(inboxId)).toMatchObject({ state: 'PARKED', reason: 'UNREADABLE' });
  });

  it('a webhook event of an unhandled type is IGNORED', async () => {
    const { handle, store, inbox } = opened();
    const inboxId = await store({ isHandled: false, key: 'unknown' });
    await handle.execute({ inboxId });
    expect(await inbox.get(inboxId)).toMatchObject({ state: 'IGNORED', reason: 'TYPE' });
  });

  it('a webhook event of a foreign object is IGNORED after five attempts in a quarter of an hour', async () => {
    const { store, inbox, tryUntilOver } = opened();
    const inboxId = await store({ sessionId: 'cs_foreign', intentId: 'pi_foreign' });
    expect(await tryUntilOver(inboxId, 5)).toEqual([0, 1, 2, 4, 8]);
    expect(await inbox.get(inboxId)).toMatchObject({ state: 'IGNORED', reason: 'FOREIGN', attempts: 5 });
  });

  it('a webhook event is retried while the provider is away and PARKED after the fifth attempt', async () => {
    const { store, inbox, tryUntilOver, checkout, sessionOf, cardProvider } = opened();
    const { paymentId } = await checkout();
    const inboxId = await store({ sessionId: await sessionOf(paymentId) });
    for (let time = 0; time < 5; time += 1) {
      cardProvider.failNext('fetchCheckoutState', new ProviderAway(new Error('timeout')));
    }
    expect(await tryUntilOver(inboxId, 4)).toEqual([0, 1, 2, 4]);
    expect(await inbox.get(inboxId)).toMatchObject({ state: 'NEW', reason: 'ProviderAway', attempts: 4 });
    await tryUntilOver(inboxId, 1);
    expect(await inbox.get(inboxId)).toMatchObject({ state: 'PARKED', attempts: 5 });
    expect(await tryUntilOver(inboxId, 1)).toEqual([16]);
    expect(await inbox.get(inboxId)).toMatchObject({ state: 'DONE', attempts: 6 });
  });
});
