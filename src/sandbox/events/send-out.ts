import type Stripe from 'stripe';
import { eventObject } from '../objects/event.ts';
import { newId } from '../ids.ts';
import { fitsPattern } from '../faults/fault-store.ts';
import type { Fault, WebhookFault } from '../faults/fault.ts';
import { insertObject } from '../storage/objects.ts';
import { schedule } from '../storage/tasks.ts';
import { onAccount, type Transaction } from '../storage/transaction.ts';
import { endpointsFor } from './endpoints.ts';
import type { EventType } from './outgoing-event.ts';

/**
 * Records an event; it is sent when the transaction commits.
 * @returns the event's id
 */
export const emit = (
  tx: Transaction,
  type: EventType,
  object: object,
  previous?: Readonly<Record<string, unknown>>,
): string => {
  const id = newId('event');
  // The object is copied as it is now: later changes in the same transaction are other events.
  tx.outgoing.push({ id, type, account: tx.account, object: structuredClone(object), previous });
  return id;
};

const takeFor = (tx: Transaction, kind: WebhookFault, type: string): Promise<Fault | undefined> =>
  tx.context.faults.take((fault) => fault.kind === kind && fitsPattern(fault.event ?? '*', type));

type Planned = { readonly deliveries: string[]; readonly delayMs: number };

/** Stores one event with a delivery for each subscribed endpoint. @returns the deliveries with their times */
const store = async (unit: Transaction, event: Stripe.Event, times: number): Promise<Planned> => {
  const tx = onAccount(unit, event.account ?? '');
  const dropped = await takeFor(tx, 'webhook-drop', event.type);
  const delayed = await takeFor(tx, 'webhook-delay', event.type);
  // History created under a held clock is stored and not sent: nothing listens for it.
  const endpoints = tx.context.clock.isHeld() ? [] : await endpointsFor(tx.client, event);
  await insertObject(tx, 'event', { ...event, pending_webhooks: endpoints.length });
  const deliveries: string[] = [];
  for (const endpoint of endpoints) {
    for (let copy = 0; copy < times; copy += 1) {
      const added = await tx.client.query<{ id: string }>(
        'insert into sandbox.deliveries (event_id, endpoint_id, state) values ($1, $2, $3) returning id',
        [event.id, endpoint.id, dropped ? 'dropped' : 'waiting'],
      );
      if (!dropped) deliveries.push(...added.rows.map((row) => row.id));
    }
  }
  return { deliveries, delayMs: delayed ? (delayed.delayMs ?? 2000) : 0 };
};

const plan = async (tx: Transaction): Promise<Planned[]> => {
  const planned: Planned[] = [];
  for (const outgoing of tx.outgoing) {
    const event = eventObject(tx, outgoing);
    const twice = await takeFor(tx, 'webhook-duplicate', event.type);
    const another = await takeFor(tx, 'webhook-duplicate-other-id', event.type);
    planned.push(await store(tx, event, twice ? 2 : 1));
    if (another) planned.push(await store(tx, { ...event, id: newId('event') }, 1));
  }
  return planned;
};

/** Stores the transaction's events and schedules their deliveries, with the active faults. */
export const sendOut = async (tx: Transaction): Promise<void> => {
  if (tx.outgoing.length === 0) return;
  const reversed = await takeFor(tx, 'webhook-reverse', tx.outgoing[0]?.type ?? '');
  const planned = await plan(tx);
  if (reversed) {
    const deliveries = planned.flatMap((one) => one.deliveries).toReversed();
    await schedule(tx, { kind: 'deliver', deliveries }, Math.max(...planned.map((one) => one.delayMs)));
    return;
  }
  for (const { deliveries, delayMs } of planned) {
    for (const delivery of deliveries)
      await schedule(tx, { kind: 'deliver', deliveries: [delivery] }, delayMs);
  }
};
