import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BadSignature, EventUnreadable } from '#modules/payments/domain/failures.ts';
import type { WebhookEvent, WebhookEvents } from '#modules/payments/ports/webhook-events.ts';

/** An event of the provider, independent of its format. */
export type EventFacts = Readonly<{
  eventId: string;
  /** Whether its type is handled. */
  isHandled: boolean;
  object: string;
  key: string | null;
  sessionId: string | null;
  intentId: string | null;
}>;

type Opened = Readonly<{
  webhookEvents: WebhookEvents;
  /** The body of a request in which the provider delivers the event. */
  bodyOf: (facts: EventFacts) => string;
  /** Signs a body with an age in seconds by the platform's secret, by that of the other endpoint, or by another one. */
  sign: (body: string, ageSeconds?: number, secret?: 'other' | 'connect') => string;
  /** Makes at least `count` undelivered events. @returns ids of all undelivered events so far */
  loseEvents: (count: number) => Promise<readonly string[]>;
  close?: () => Promise<void>;
}>;

const facts: EventFacts = {
  eventId: 'evt_1',
  isHandled: true,
  object: 'payment_intent',
  key: '00000000-0000-4000-8000-000000000001',
  sessionId: null,
  intentId: 'pi_1',
};

/** Contract of `WebhookEvents`. */
export const describeWebhookEvents = (name: string, open: () => Promise<Opened>): void => {
  describe(`webhook events of ${name}`, () => {
    let opened: Opened;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    const verify = (body: string, signature: string | undefined): Promise<WebhookEvent> =>
      opened.webhookEvents.verify(body, signature, 'PLATFORM');
    const delivered = (about: Partial<EventFacts> = {}): Promise<WebhookEvent> => {
      const body = opened.bodyOf({ ...facts, ...about });
      return verify(body, opened.sign(body));
    };

    it('a signed event names the keys of its payment and is read the same from its payload', async () => {
      const event = await delivered();
      expect(event).toMatchObject({
        eventId: 'evt_1',
        account: null,
        liveMode: false,
        isHandled: true,
        pointsAt: {
          object: 'payment_intent',
          objectId: 'pi_1',
          key: facts.key,
          sessionId: null,
          intentId: 'pi_1',
        },
      });
      expect(await opened.webhookEvents.read(event.payload)).toEqual(event);
    });

    it('an event of a session names the session', async () => {
      const { pointsAt } = await delivered({ object: 'checkout.session', sessionId: 'cs_1', intentId: null });
      expect(pointsAt).toMatchObject({ sessionId: 'cs_1', intentId: null });
    });

    it('an event without our key has no key, and an event of another type is not handled', async () => {
      const event = await delivered({ key: null, isHandled: false });
      expect([event.pointsAt.key, event.isHandled]).toEqual([null, false]);
    });

    it('a body without signature, with another signature or with another secret is refused', async () => {
      const body = opened.bodyOf(facts);
      const other = opened.bodyOf({ ...facts, eventId: 'evt_2' });
      await expect(verify(body, undefined)).rejects.toThrow(BadSignature);
      await expect(verify(body, 'text')).rejects.toThrow(BadSignature);
      await expect(verify(body, opened.sign(other))).rejects.toThrow(BadSignature);
      await expect(verify(body, opened.sign(body, 0, 'other'))).rejects.toThrow(BadSignature);
    });

    it('the secret of one endpoint does not verify at the other', async () => {
      const { webhookEvents } = opened;
      const body = opened.bodyOf(facts);
      expect(await webhookEvents.verify(body, opened.sign(body, 0, 'connect'), 'CONNECT')).toMatchObject({
        eventId: 'evt_1',
      });
      await expect(verify(body, opened.sign(body, 0, 'connect'))).rejects.toThrow(BadSignature);
      await expect(webhookEvents.verify(body, opened.sign(body), 'CONNECT')).rejects.toThrow(BadSignature);
      await expect(webhookEvents.verify(body, opened.sign(body, 0, 'other'), 'CONNECT')).rejects.toThrow(
        BadSignature,
      );
    });

    it('a signature is valid for five minutes, and for a clock five minutes ahead', async () => {
      const body = opened.bodyOf(facts);
      expect(await verify(body, opened.sign(body, 290))).toMatchObject({ eventId: 'evt_1' });
      expect(await verify(body, opened.sign(body, -290))).toMatchObject({ eventId: 'evt_1' });
      await expect(verify(body, opened.sign(body, 310))).rejects.toThrow(BadSignature);
      await expect(verify(body, opened.sign(body, -310))).rejects.toThrow(BadSignature);
    });

    it('a signed body without an id, or with one that cannot be stored, is unreadable', async () => {
      for (const eventId of ['', 'evt_\u0000', 'evt_\ud800', '\udc00evt'])
        await expect(delivered({ eventId })).rejects.toThrow(EventUnreadable);
    });

    it.each(['a\u0000b', 'a\ud800b', 'a\udc00b'])(
      'a signed body with %j elsewhere has U+FFFD in its place',
      async (intentId) => {
        const event = await delivered({ intentId });
        expect(event.pointsAt.intentId).toBe('a\ufffdb');
        expect(JSON.stringify(event.payload)).toContain('a\ufffdb');
      },
    );

    it('undelivered events are read page by page to the last one, and later ones from the stored cursor', async () => {
      const readAll = async (from: string | null) => {
        const ids = new Set<string>();
        let cursor = from;
        for (let hasMore = true; hasMore;) {
          const page = await opened.webhookEvents.undelivered(null, cursor);
          for (const { eventId } of page.events) ids.add(eventId);
          ({ cursor, hasMore } = page);
        }
        return { ids, cursor };
      };
      expect(await opened.webhookEvents.undelivered(null, null)).toEqual({
        events: [],
        cursor: null,
        hasMore: false,
      });
      const lost = await opened.loseEvents(3);
      const first = await readAll(null);
      expect([...first.ids].toSorted()).toEqual(lost.toSorted());
      const all = await opened.loseEvents(1);
      const later = await readAll(first.cursor);
      expect(all.filter((id) => !first.ids.has(id) && !later.ids.has(id))).toEqual([]);
    });
  });
};
