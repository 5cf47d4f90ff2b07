import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HandleSignal } from '#modules/payments/application/handle-signal.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { sendWebhook } from '#test/support/application/webhooks.ts';

let shop: TestApplication;

beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
});
afterAll(async () => {
  expect(await shop.doctor()).toEqual([]);
  await shop.stop();
});

const permutationsOf = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, place) =>
        permutationsOf(items.toSpliced(place, 1)).map((rest) => [item, ...rest]),
      );

type EventObject = { id: string; object: string; payment_intent?: unknown };
const intentOf = ({ object, id, payment_intent: intent }: EventObject): string =>
  object === 'payment_intent' ? id : String(intent);

/** All that the provider has to say, by the payment intent it says it of. */
const readEvents = async (): Promise<Map<string, Stripe.Event[]>> => {
  const { hostname, port } = new URL(shop.env['STRIPE_API_URL']!);
  const host = { host: hostname, port: Number(port), protocol: 'http' } as const;
  const stripe = new Stripe(shop.env['STRIPE_SECRET_KEY']!, host);
  const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 5_000 });
  return Map.groupBy(events, ({ data }) => intentOf(data.object as unknown as EventObject));
};

const hear = async (event: Stripe.Event): Promise<void> => {
  expect(await sendWebhook(shop.url, event as unknown as Record<string, unknown>)).toBe(200);
  const [row] = await shop.database.rows<{ id: number }>(
    'select id from provider_events where event_id = ?',
    [event.id],
  );
  await shop.application.resolve(HandleSignal).execute({ inboxId: row!.id });
};

/** What must be the same for all, whatever came first. */
const outcomeOf = async (paymentId: number): Promise<unknown> => {
  const [row] = await shop.database.rows(
    `select status, platform_fee_minor, merchant_fee_minor, net_amount_minor, provider_fee_status,
            provider_fee_actual_minor, late, mismatch, duplicate_of, refund_status, dispute_status, last_decline_code,
            (select count(*) from invoices i where i.payment_id = p.id) as invoices,
            (select count(*) from ledger_transactions t where t.payment_id = p.id) as bookings,
            (select string_agg(kind || ':' || status, ' ' order by seq) from payment_events e
             where e.payment_id = p.id) as history
     from payments p where id = ?`,
    [paymentId],
  );
  return row;
};

it('the five events of a payment in each of their 120 orders come to the same end', async () => {
  await shop.control.setFault({ kind: 'webhook-drop' });
  const merchant = await shop.addMerchant();
  const link = await shop.createLink(merchant, { usage: 'REUSABLE', expiresInDays: null });
  const orders = permutationsOf([0, 1, 2, 3, 4]);
  expect(orders).toHaveLength(120);

  const checkouts = await Promise.all(orders.map(() => shop.openCheckout(link)));
  for (const { sessionId } of checkouts) await shop.control.pay({ session: sessionId });
  await shop.control.settleNow();
  const events = await readEvents();
  const intents = new Map(
    (await shop.control.sessions()).map(({ body }) => [body.id, body.payment_intent as string]),
  );

  const outcomes = await Promise.all(
    checkouts.map(async ({ sessionId, paymentId }, place) => {
      const told = events.get(intents.get(sessionId)!)!;
      expect(told).toHaveLength(5);
      for (const position of orders[place]!) await hear(told[position]!);
      return outcomeOf(paymentId);
    }),
  );
  expect(outcomes[0]).toMatchObject({
    status: 'SUCCEEDED',
    invoices: 1,
    bookings: 1,
    provider_fee_actual_minor: 305,
  });
  for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
});
