import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookInbox } from '#modules/payments/ports/webhook-inbox.ts';
import type { WebhookEvent } from '#modules/payments/ports/webhook-events.ts';

/** An empty inbox and a payment for its events. */
type Opened = Readonly<{ inbox: WebhookInbox; paymentId: number; close?: () => Promise<void> }>;

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-20T10:01:00Z');
const leaseEndsAt = new Date('2026-11-20T10:03:00Z');

const event = (eventId: string): WebhookEvent => ({
  eventId,
  type: 'charge.updated',
  account: null,
  liveMode: false,
  isHandled: true,
  payload: { id: eventId },
  pointsAt: { object: 'charge', objectId: null, key: null, sessionId: null, intentId: null },
});

/** Contract of webhook inboxes. */
export const describeWebhookInbox = (name: string, open: () => Promise<Opened>): void => {
  describe(`the webhook inbox in ${name}`, () => {
    let opened: Opened;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close?.());
    const added = async (eventId = 'evt_1'): Promise<number> =>
      (await opened.inbox.add('stripe', event(eventId), now))!;
    const claim = (at: Date, limit = 10): Promise<number[]> =>
      opened.inbox.claimDue({ now: at, leaseEndsAt, limit });

    it('an event is stored once, NEW and due at once', async () => {
      const id = await added();
      expect(await opened.inbox.add('stripe', event('evt_1'), later)).toBeNull();
      expect(await opened.inbox.get(id)).toEqual({
        id,
        state: 'NEW',
        reason: null,
        attempts: 0,
        payload: { id: 'evt_1' },
      });
      expect(await claim(now)).toEqual([id]);
    });

    it('of an event that is received twice at once, one caller gets the id and the other null', async () => {
      const receive = (eventId: string) => opened.inbox.receive('stripe', event(eventId), now);
      const [first, again, other] = await Promise.all([receive('evt_1'), receive('evt_1'), receive('evt_2')]);
      expect(new Set([first, other]).size).toBe(2);
      expect(again).toBeNull();
      expect(new Set(await claim(now))).toEqual(new Set([first, other]));
    });

    it('an ignored event is stored IGNORED and is never due', async () => {
      const id = (await opened.inbox.add('stripe', event('evt_1'), now, 'TYPE'))!;
      expect(await opened.inbox.get(id)).toMatchObject({ state: 'IGNORED' });
      expect(await claim(later)).toEqual([]);
    });

    it('a failed attempt is counted, and the NEW or PARKED event is due at its next time', async () => {
      const { inbox } = opened;
      const [first, second] = [await added('evt_1'), await added('evt_2')];
      await inbox.close(first, { state: 'NEW', reason: 'ProviderAway', nextAt: later });
      await inbox.close(second, { state: 'PARKED', reason: 'UNMATCHED', nextAt: later });
      expect(await claim(now)).toEqual([]);
      expect(await claim(later)).toEqual([first, second]);
      expect(await inbox.get(second)).toMatchObject({ state: 'PARKED', attempts: 1 });
    });

    it('an event that a clock an hour ahead has stored, claimed or put off is due when the clock is right again', async () => {
      const { inbox } = opened;
      const hourAhead = (at: Date): Date => new Date(at.getTime() + 3_600_000);
      const stored = (await inbox.add('stripe', event('evt_1'), hourAhead(now)))!;
      const claimed = await added('evt_2');
      const putOff = await added('evt_3');
      await inbox.close(putOff, { state: 'NEW', reason: 'ProviderAway', nextAt: hourAhead(later) });
      expect(
        await inbox.claimDue({ now: hourAhead(now), leaseEndsAt: hourAhead(leaseEndsAt), limit: 2 }),
      ).toEqual([claimed, stored]);
      expect((await claim(now)).toSorted((one, other) => one - other)).toEqual([stored, claimed, putOff]);
      // The leases of a right clock hold.
      expect(await claim(now)).toEqual([]);
    });

    it('a DONE or IGNORED event is not due', async () => {
      const { inbox, paymentId } = opened;
      const [first, second] = [await added('evt_1'), await added('evt_2')];
      await inbox.close(first, { state: 'DONE', paymentId, now });
      await inbox.close(second, { state: 'IGNORED', reason: 'FOREIGN', now });
      expect(await claim(leaseEndsAt)).toEqual([]);
      expect([await inbox.get(first), await inbox.get(second)]).toMatchObject([
        { state: 'DONE', reason: null, attempts: 1 },
        { state: 'IGNORED', reason: 'FOREIGN', attempts: 1 },
      ]);
    });

    it('only a PARKED event can be reopened', async () => {
      const { inbox } = opened;
      const id = await added();
      expect(await inbox.reopen(id, now)).toBe(false);
      await inbox.close(id, { state: 'PARKED', reason: 'UNMATCHED', nextAt: later });
      expect(await inbox.reopen(id, now)).toBe(true);
      expect(await inbox.reopen(id, now)).toBe(false);
      expect(await claim(now)).toEqual([id]);
    });

    it('a claim takes the longest due events first, up to its limit', async () => {
      const { inbox } = opened;
      const [first, second, third] = [await added('evt_1'), await added('evt_2'), await added('evt_3')];
      await inbox.close(first, { state: 'NEW', reason: 'ProviderAway', nextAt: later });
      await inbox.close(second, { state: 'PARKED', reason: 'UNMATCHED', nextAt: new Date(+later - 1_000) });
      expect(await claim(later, 2)).toEqual([third, second]);
      expect(await claim(later, 2)).toEqual([first]);
    });

    it('a claimed event is due again with the same state when its lease ends', async () => {
      const { inbox } = opened;
      const id = await added();
      await inbox.close(id, { state: 'PARKED', reason: 'UNMATCHED', nextAt: now });
      expect(await claim(now)).toEqual([id]);
      expect(await claim(new Date(+leaseEndsAt - 1))).toEqual([]);
      expect(await inbox.get(id)).toMatchObject({ state: 'PARKED', attempts: 1 });
      expect(await claim(leaseEndsAt)).toEqual([id]);
    });

    it('concurrent claims share no event', async () => {
      const ids = [];
      for (let count = 1; count <= 20; count += 1) ids.push(await added(`evt_${count}`));
      const claimed = await Promise.all(Array.from({ length: 10 }, () => claim(now, 3)));
      const rest = await claim(now, 20);
      expect([...claimed.flat(), ...rest].toSorted((one, other) => one - other)).toEqual(ids);
    });
  });
};
