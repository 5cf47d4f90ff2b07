import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventTypeInfo, MerchantEvent } from '#contract/integrations/merchant-events.ts';
import { merchantEventTypes } from '#contract/integrations/merchant-event-types.ts';
import { Events } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import { forgetEvents } from '#modules/integrations/adapters/postgres/forget-events.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { followEvents } from '#test/support/application/follow-events.ts';
import { until } from '#test/support/application/until.ts';
import { eventSteps, type EventSteps } from './event-steps.ts';

let shop: TestApplication;
let merchant: TestMerchant;
let other: TestMerchant;
let steps: EventSteps;

beforeAll(async () => {
  shop = await startApplication({ isWorking: false, variables: { RATE_LIMITS: 'off' } });
  merchant = await shop.addMerchant();
  other = await shop.addMerchant();
  steps = eventSteps(shop, merchant);
});
afterAll(() => shop.stop());

const create = (of: TestMerchant = merchant) => shop.createLink(of);
const idsOf = (events: readonly MerchantEvent[]) => events.map(({ id }) => id);

describe('the order of events', () => {
  it('writers at the same time leave no gap, and a reader that polls after its last event misses none', async () => {
    await steps.since();
    let isWriting = true;
    const polled: MerchantEvent[] = [];
    const reading = (async () => {
      while (isWriting) polled.push(...(await steps.since()));
      polled.push(...(await steps.since()));
    })();
    await Promise.all(Array.from({ length: 30 }, (_, place) => create(place % 3 === 0 ? other : merchant)));
    isWriting = false;
    await reading;
    const sequences = polled.map(({ data }) => data.sequence);
    expect(sequences).toEqual(sequences.map((_, place) => sequences[0]! + place));
    expect(sequences).toHaveLength(20);
    expect(idsOf(polled)).toEqual(idsOf(polled).toSorted());
  });

  it('ids rise with the sequence when the clock is turned back', async () => {
    await create();
    await shop.database.rows(
      `update merchant_event_counters set last_ms = last_ms + 86400000 where merchant_id = :id`,
      merchant,
    );
    await create();
    await create();
    const { events } = await steps.read('limit=200');
    expect(idsOf(events)).toEqual(idsOf(events).toSorted());
    expect(events.at(-1)!.id.slice(16, 17)).toBe('7');
  });

  it('facts of several merchants in one transaction are numbered for each, and a rollback leaves none', async () => {
    const { application } = shop;
    const publish = (id: number, { id: merchantId }: TestMerchant) =>
      application
        .resolve(Events)
        .publish(MerchantFactHappened, { type: 'link.created', merchantId, subjectId: id });
    const [ofMerchant, ofOther] = [await create(), await create(other)];
    const count = async (): Promise<number> => {
      const [row] = await shop.database.rows<{ count: number }>(
        'select count(*) as count from merchant_events',
      );
      return row!.count;
    };
    const before = await count();
    const both = (fails: boolean) =>
      application.resolve(DatabaseToken).transact(async () => {
        await publish(ofOther.id, other);
        await publish(ofMerchant.id, merchant);
        if (fails) throw new Error('no');
      });
    await expect(both(true)).rejects.toThrow('no');
    expect(await count()).toBe(before);
    // Both orders at once: a deadlock would be an error of the fourth attempt, or cost a second each.
    await Promise.all([both(false), both(false), both(false)]);
    expect(await count()).toBe(before + 6);
    expect((await shop.doctor()).filter((one) => one.includes('event'))).toEqual([]);
  });
});

describe('the beginning', () => {
  it('events are stored from the first API key or webhook endpoint of a merchant on, not before', async () => {
    const types = async (by: TestMerchant) =>
      accepted(await by.api.get<{ events: MerchantEvent[] }>('/events')).events.map(({ type }) => type);
    const [keyed, hooked] = [await shop.addMerchant(), await shop.addMerchant()];
    await shop.database.rows('delete from merchant_event_counters where merchant_id = any(:ids)', {
      ids: [keyed.id, hooked.id],
    });
    for (const one of [keyed, hooked]) await create(one);
    accepted(await keyed.api.post('/api-keys', { name: 'Магазин', scopes: ['events:read'] }));
    accepted(await hooked.api.post('/webhook-endpoints', { url: 'http://127.0.0.1:9999/plateno' }));
    for (const one of [keyed, hooked]) {
      expect(await types(one)).toEqual([]);
      await create(one);
      expect(await types(one)).toEqual(['link.created']);
    }
  });
});

describe('reading', () => {
  it('pages, filters by types, and refuses an unknown event and that of another merchant, naming the field', async () => {
    const { events } = await steps.read('limit=200');
    const first = await steps.read(`limit=2`);
    expect(first).toMatchObject({ hasMore: true, events: events.slice(0, 2) });
    const next = await steps.read(`limit=200&after=${first.events.at(-1)!.id}`);
    expect(next).toEqual({ hasMore: false, events: events.slice(2) });
    expect(await steps.read('type=payment.succeeded,link.paid')).toEqual({ events: [], hasMore: false });
    expect(accepted(await merchant.api.get(`/events/${events[0]!.id}`))).toEqual(events[0]);
    for (const id of [events[0]!.id, `evt_${'0'.repeat(32)}`])
      expect(await other.api.get(`/events?after=${id}`)).toMatchObject({
        status: 422,
        body: { fields: { after: expect.stringContaining('90 days') } },
      });
    expect((await other.api.get(`/events/${events[0]!.id}`)).status).toBe(404);
    const cashier = await shop.addMember(merchant, 'CASHIER');
    expect((await cashier.api.get('/events')).status).toBe(403);
  });

  it('the catalogue describes each type in the language of the caller, with a sample', async () => {
    const types = accepted(await shop.api().get<EventTypeInfo[]>('/event-types'));
    expect(types.map(({ type }) => type)).toEqual(merchantEventTypes);
    expect(types.find(({ type }) => type === 'payment.succeeded')).toMatchObject({
      description: 'The customer has paid.',
      get: '/api/payments/:id',
      sample: { type: 'payment.succeeded', data: { object: { status: expect.any(String) } } },
    });
  });

  it('events older than 90 days are deleted, a reader that has them last is refused, and the numbers go on', async () => {
    const { events } = await steps.read('limit=200');
    await shop.database.rows(
      `update merchant_events set at = at - interval '91 days' where merchant_id = :id and sequence <= 3`,
      merchant,
    );
    const clock = { now: () => new Date() };
    expect(await forgetEvents({ database: shop.application.resolve(DatabaseToken), clock })).toBe(3);
    expect((await steps.read('limit=200')).events).toEqual(events.slice(3));
    expect((await merchant.api.get(`/events?after=${events[0]!.id}`)).status).toBe(422);
    expect((await shop.doctor()).filter((one) => one.includes('event-numbers'))).toEqual([]);
  });
});

describe('the stream', () => {
  const follow = (lastEventId?: string, query = '') =>
    followEvents(`${shop.url}/api/events/stream${query}`, merchant.token, lastEventId);

  it('sends each event once as it happens, and after a break all that follow the last one', async () => {
    const live = await follow();
    expect(live.status).toBe(200);
    const links = [await create(), await create()];
    await until('both are there', async () => live.received.length >= 2);
    live.leave();
    await live.ended;
    expect(live.received.map(({ data }) => (data as MerchantEvent).data.object['id'])).toEqual(
      links.map(({ id }) => id),
    );
    const missed = await Promise.all(Array.from({ length: 120 }, () => create()));
    const again = await follow(live.received.at(-1)!.id);
    const during = await Promise.all(Array.from({ length: 10 }, () => create()));
    await until('all are there', async () => again.received.length >= 130);
    again.leave();
    await again.ended;
    const received = again.received.map(({ data }) => data as MerchantEvent);
    const sequences = received.map(({ data }) => data.sequence);
    expect(sequences).toEqual(sequences.map((_, place) => sequences[0]! + place));
    expect(new Set(received.map(({ data }) => data.object['id']))).toEqual(
      new Set([...missed, ...during].map(({ id }) => id)),
    );
    expect(again.received.map(({ name, id }) => [name, id])).toEqual(received.map(({ id }) => ['event', id]));
  });

  it('sends only the types that are asked for, and refuses an unknown last event', async () => {
    const [first] = (await steps.read('limit=1')).events;
    const filtered = await follow(first!.id, '?type=link.cancelled');
    const { id } = await create();
    accepted(await merchant.api.post(`/payment-links/${id}/cancel`));
    await until('it is there', async () => filtered.received.length > 0);
    filtered.leave();
    expect(filtered.received.map(({ data }) => (data as MerchantEvent).type)).toEqual(['link.cancelled']);
    const refused = await fetch(`${shop.url}/api/events/stream`, {
      headers: { authorization: `Bearer ${merchant.token}`, 'last-event-id': `evt_${'0'.repeat(32)}` },
    });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ fields: { 'Last-Event-ID': expect.any(String) } });
  });
});
