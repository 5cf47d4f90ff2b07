import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { HandleDueEvents } from '#modules/payments/application/handle-due-events.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { keptCards } from './kept-cards-fixture.ts';

const declinedLater = '4000000000000341';

describe.each(['none', 'direct'])(
  'the events of a charge without its payer, with the routing %s',
  (routing) => {
    let shop: TestApplication;
    let merchant: TestMerchant;
    let cards: ReturnType<typeof keptCards>;
    // Without workers an event, or the reconciler, settles alone.
    beforeAll(async () => {
      shop = await startApplication({ isWorking: false, variables: { STRIPE_ROUTING: routing } });
      merchant = await shop.addMerchant();
      if (routing === 'direct') await shop.addProviderAccount(merchant.id, 'acct_1KeptEvents');
      cards = keptCards(shop, merchant);
    });
    afterEach(() => shop.control.clearFaults());
    afterAll(async () => {
      expect((await shop.doctor()).filter((line) => !line.startsWith('left out'))).toEqual([]);
      await shop.stop();
    });

    type Event = Readonly<{ id: string; type: string }>;
    /** The provider's events about the charge of a payment, which are lost until they are replayed. */
    const eventsOf = (paymentId: number): Promise<readonly Event[]> =>
      shop.database.rows<Event>(
        `select id, body ->> 'type' as type from sandbox.objects
       where kind = 'event' and body #>> '{data,object,object}' = 'payment_intent'
         and body #>> '{data,object,metadata,plateno_payment}' = ?`,
        [String(paymentId)],
      );
    /** Charged, with the answer and every event lost. */
    const chargeUnanswered = async (card: string, key: string) => {
      const kept = await cards.keep({ card });
      const { link } = await cards.write(kept.customerId, 20);
      await shop.control.setFault({ kind: 'webhook-drop' });
      const route = 'POST /v1/payment_intents';
      await shop.control.setFault({ kind: 'server-error', route, moment: 'after' });
      const { outcome, paymentId } = await cards.charge(kept.mandate.id, link, key);
      expect(outcome).toBe('UNKNOWN');
      await shop.control.clearFaults();
      return { paymentId: paymentId!, again: () => cards.charge(kept.mandate.id, link, key) };
    };
    const replay = async (events: readonly Event[], type: string): Promise<string> => {
      const event = events.find((one) => one.type === type)!;
      await shop.control.replayEvent(event.id);
      await shop.control.settleNow(0);
      await shop.application.resolve(HandleDueEvents).execute();
      return event.id;
    };
    const inboxOf = async (eventId: string) =>
      (
        await shop.database.rows(
          `select state, reason, payment_id as "paymentId" from provider_events where event_id = ?`,
          [eventId],
        )
      )[0];

    test.each([
      ['4242424242424242', 'payment_intent.succeeded', 'SUCCEEDED', 'CHARGED'],
      [declinedLater, 'payment_intent.payment_failed', 'FAILED', 'DECLINED'],
    ])(
      'a charge of the card %s whose answer is lost is settled by %s: %s',
      async (card, type, status, outcome) => {
        const { paymentId, again } = await chargeUnanswered(card, `event-${card}:2026-12-01:1`);
        expect((await shop.payment(paymentId)).status).toBe('PENDING');
        const eventId = await replay(await eventsOf(paymentId), type);
        expect(await inboxOf(eventId)).toMatchObject({ state: 'DONE', paymentId });
        expect((await shop.payment(paymentId)).status).toBe(status);
        const before = (await eventsOf(paymentId)).length;
        expect(await again()).toMatchObject({ outcome, paymentId });
        expect(await eventsOf(paymentId)).toHaveLength(before);
      },
    );

    test('a declined charge is cancelled at the provider when its event settles it, and the cancellation changes nothing', async () => {
      const { paymentId } = await chargeUnanswered(declinedLater, 'cancelled:2026-12-01:1');
      await replay(await eventsOf(paymentId), 'payment_intent.payment_failed');
      const eventId = await replay(await eventsOf(paymentId), 'payment_intent.canceled');
      expect(await inboxOf(eventId)).toMatchObject({ state: 'DONE', paymentId });
      expect((await shop.payment(paymentId)).status).toBe('FAILED');
    });

    test('a charge whose answer and events are lost is settled by the reconciler', async () => {
      const { paymentId, again } = await chargeUnanswered('4242424242424242', 'lost:2026-12-01:1');
      await shop.control.setFault({ kind: 'server-error', route: 'GET /v1/events' });
      await shop.reconcile();
      expect((await shop.payment(paymentId)).status).toBe('SUCCEEDED');
      await shop.control.clearFaults();
      expect(await again()).toMatchObject({ outcome: 'CHARGED', paymentId });
    });

    test('the same event about a hosted page is ignored by its type: the events of its session settle it', async () => {
      const { id: customerId } = await cards.addCustomer();
      const { link } = await cards.write(customerId, 10);
      await shop.control.setFault({ kind: 'webhook-drop' });
      const checkout = await shop.openCheckout(link);
      await shop.control.pay({ session: checkout.sessionId });
      await shop.control.clearFaults();
      const eventId = await replay(await eventsOf(checkout.paymentId), 'payment_intent.succeeded');
      expect(await inboxOf(eventId)).toMatchObject({ state: 'IGNORED', reason: 'TYPE' });
      expect((await shop.payment(checkout.paymentId)).status).toBe('PENDING');
      await shop.returnPaid(checkout);
    });
  },
);
