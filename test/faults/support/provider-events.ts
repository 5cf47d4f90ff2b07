import Stripe from 'stripe';
import type { TestApplication } from '#test/support/application.ts';

type EventObject = { id: string; object: string; payment_intent?: unknown };
const intentOf = ({ object, id, payment_intent: intent }: EventObject): string =>
  object === 'payment_intent' ? id : String(intent);

/** All events of the provider, by payment intent. */
const readEvents = async ({ env }: TestApplication): Promise<Map<string, Stripe.Event[]>> => {
  const { hostname, port } = new URL(env['STRIPE_API_URL']!);
  const host = { host: hostname, port: Number(port), protocol: 'http' } as const;
  const stripe = new Stripe(env['STRIPE_SECRET_KEY']!, host);
  const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 5_000 });
  return Map.groupBy(events, ({ data }) => intentOf(data.object as unknown as EventObject));
};

/** The events of each session, for a test that delivers them itself. */
export const eventsBySession = async (shop: TestApplication): Promise<Map<string, Stripe.Event[]>> => {
  const events = await readEvents(shop);
  const sessions = await shop.control.sessions();
  return new Map(sessions.map(({ body }) => [body.id, events.get(body.payment_intent as string) ?? []]));
};
