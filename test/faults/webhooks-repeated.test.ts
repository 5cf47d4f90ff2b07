import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isOfKeptCards, webhookEventTypes } from '#platform/stripe/webhook-event-types.ts';
import type { OpenCheckout, TestMerchant } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import { eventAbout, sendWebhook } from '#test/support/application/webhooks.ts';
import { atOnce } from './support/at-once.ts';
import { faultSeed } from './support/draw.ts';
import { startDeployment, type Deployment } from './support/deployment.ts';
import { eventsBySession } from './support/provider-events.ts';
import { seededRandom, shuffled } from './support/random.ts';
import { receiptsIn } from './support/receipts-in.ts';

let deployment: Deployment;
let merchant: TestMerchant;

beforeAll(async () => {
  deployment = await startDeployment({ servers: 2, workers: 1 });
  merchant = await deployment.shop.addMerchant();
});
afterEach(async () => {
  await deployment.shop.control.clearFaults();
  expect(await deployment.shop.doctor()).toEqual([]);
});
afterAll(() => deployment.stop());

const handled = (eventIds: readonly string[]): Promise<Record<string, string>> =>
  until('every event has been handled', async () => {
    const rows = await deployment.shop.database.rows<{ id: string; state: string }>(
      `select event_id as id, state from provider_events where event_id = any(?) and state <> 'NEW'`,
      [eventIds],
    );
    return rows.length === eventIds.length && Object.fromEntries(rows.map(({ id, state }) => [id, state]));
  });

/** Everything that must exist once. */
const effectsOf = async ({ paymentId }: OpenCheckout): Promise<unknown> => {
  const [row] = await deployment.shop.database.rows(
    `select p.status, (select count(*) from ledger_transactions where payment_id = p.id) as booked,
            (select count(*) from invoices where payment_id = p.id) as invoices,
            (select count(*) from payment_events where payment_id = p.id and status = 'SUCCEEDED' and kind = 'STATUS')
              as successes
     from payments p where p.id = ?`,
    [paymentId],
  );
  return row;
};

describe('a thousand webhooks', () => {
  it('twenty events fifty times each, shuffled, over two processes: all are answered 200, and each effect happens once', async () => {
    const { shop, servers } = deployment;
    const mailTo = (place: number): string => `receipt-${place}@example.com`;
    await shop.control.setFault({ kind: 'webhook-drop' });
    const checkouts = await Promise.all(
      [0, 1, 2, 3].map(async (place) =>
        shop.openCheckout(await shop.createLink(merchant), { customerEmail: mailTo(place) }),
      ),
    );
    for (const { sessionId } of checkouts) await shop.control.pay({ session: sessionId });
    await shop.control.settleNow();
    const sessionEvents = await eventsBySession(shop);
    const events = checkouts.flatMap(({ sessionId }) => sessionEvents.get(sessionId)!);
    expect(events).toHaveLength(20);
    const thousand = shuffled(
      events.flatMap((event) => Array.from({ length: 50 }, () => event)),
      seededRandom(faultSeed),
    );
    const answers = await atOnce(25, thousand, (event, place) =>
      sendWebhook(servers[place % 2]!.url, event as unknown as Record<string, unknown>),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(answers).toHaveLength(1_000);
    const states = await handled(events.map(({ id }) => id));
    // Events of unregistered types, and those about charges without a page, are ignored at once.
    const registered = new Set<string>(webhookEventTypes.PLATFORM.filter((type) => !isOfKeptCards(type)));
    for (const { id, type } of events) {
      expect([type, states[id]]).toEqual([type, registered.has(type) ? 'DONE' : 'IGNORED']);
    }
    for (const checkout of checkouts) {
      expect(await effectsOf(checkout)).toEqual({
        status: 'SUCCEEDED',
        booked: 1,
        invoices: 1,
        successes: 1,
      });
    }
    await until('the receipts have come', () => receiptsIn(shop.mailbox).length >= checkouts.length);
    expect(
      receiptsIn(shop.mailbox)
        .flatMap(({ to }) => to)
        .toSorted(),
    ).toEqual([0, 1, 2, 3].map(mailTo));
  });
});

describe('a poisonous event, then a good one', () => {
  it('after an event that cannot be processed a valid one is processed; the first is parked with its reason and shown', async () => {
    const { shop, loadBalancer } = deployment;
    const poison = { ...eventAbout('charge.updated', {}), data: { object: 'payment' } };
    expect(await sendWebhook(loadBalancer.url, poison)).toBe(200);
    const checkout = await shop.openCheckout(await shop.createLink(merchant));
    await shop.control.pay({ session: checkout.sessionId });
    await until(
      'the good one is settled',
      async () => (await shop.payment(checkout.paymentId)).status === 'SUCCEEDED',
    );
    expect(await handled([poison.id])).toEqual({ [poison.id]: 'PARKED' });
    const shown = await shop.admin.get<{ content: { eventId: string; reason: string | null }[] }>(
      '/provider-events?state=PARKED&size=100',
    );
    const bad = shown.body.content.find(({ eventId }) => eventId === poison.id);
    expect(bad?.reason).toEqual(expect.any(String));
  });
});
