import type Stripe from 'stripe';
import { z } from 'zod';
import { redeliver } from '../events/redeliver.ts';
import { findObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { missing } from './api-error.ts';
import { listObjects } from './list-objects.ts';
import { operation, type Operation } from './operation.ts';
import { pagination, text, boolean } from './parameters.ts';

const undelivered = `exists (select 1 from sandbox.deliveries d where d.event_id = objects.id and d.state <> 'delivered')`;

const deliveryCondition = (wanted: boolean | undefined): string | undefined => {
  if (wanted === undefined) return undefined;
  return wanted ? `not ${undelivered}` : undelivered;
};

/** Sets how many endpoints have not yet accepted each event; the number changes after the event was stored. */
const countPending = async (tx: Transaction, events: readonly Stripe.Event[]): Promise<void> => {
  const counted = await tx.client.query<{ event_id: string; pending: string }>(
    `select event_id, count(distinct endpoint_id) as pending from sandbox.deliveries
     where event_id = any ($1) and state <> 'delivered' group by event_id`,
    [events.map((event) => event.id)],
  );
  const pending = new Map(counted.rows.map((row) => [row.event_id, Number(row.pending)]));
  for (const event of events) event.pending_webhooks = pending.get(event.id) ?? 0;
};

const getEvent = async (tx: Transaction, id: string): Promise<Stripe.Event> => {
  const stored = await findObject(tx, 'event', id);
  if (!stored) throw missing('event', id);
  await countPending(tx, [stored.body]);
  return stored.body;
};

const listShape = {
  ...pagination,
  type: text().optional(),
  types: z.array(text()).max(20).optional(),
  delivery_success: boolean().optional(),
};

type ListEvents = z.output<z.ZodObject<typeof listShape>>;

const typesCondition = (types: readonly string[] | undefined): string | undefined => {
  const plain = types?.filter((type) => /^[a-z_.]+$/.test(type)).map((type) => `'${type}'`);
  return plain && `body ->> 'type' in (${plain.length > 0 ? plain.join(', ') : `''`})`;
};

const list = async (tx: Transaction, { type, types, delivery_success, ...page }: ListEvents) => {
  const conditions = [deliveryCondition(delivery_success), typesCondition(types)].filter(
    (one) => one !== undefined,
  );
  const condition = conditions.length > 0 ? conditions.join(' and ') : undefined;
  const events = await listObjects(tx, 'event', '/v1/events', page, { type }, { condition });
  await countPending(tx, events.data);
  return events;
};

/** Operations on events. */
export const events: readonly Operation[] = [
  operation({
    method: 'GET',
    path: '/v1/events',
    shape: listShape,
    run: ({ tx, parameters }) => list(tx, parameters),
  }),
  operation({
    method: 'GET',
    path: '/v1/events/:id',
    shape: {},
    run: ({ tx, path }) => getEvent(tx, path['id'] ?? ''),
  }),
  operation({
    method: 'POST',
    path: '/v1/events/:id/retry',
    shape: { webhook_endpoint: text().optional() },
    run: async ({ tx, path, parameters }) => {
      const event = await getEvent(tx, path['id'] ?? '');
      await redeliver(tx, event, parameters.webhook_endpoint);
      return event;
    },
  }),
];
