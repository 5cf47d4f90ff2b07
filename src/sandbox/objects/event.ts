import type Stripe from 'stripe';
import type { OutgoingEvent } from '../events/outgoing-event.ts';
import type { Transaction } from '../storage/transaction.ts';
import { apiVersion } from './api-version.ts';

/** A webhook event. `pending_webhooks` is counted when it is stored. */
export const eventObject = (tx: Transaction, outgoing: OutgoingEvent): Stripe.Event => {
  const event: Stripe.EventBase = {
    id: outgoing.id,
    object: 'event',
    api_version: apiVersion,
    created: tx.context.clock.seconds(),
    data: {
      object: outgoing.object,
      ...(outgoing.previous && { previous_attributes: outgoing.previous }),
    },
    livemode: false,
    pending_webhooks: 0,
    request: { id: tx.cause.id, idempotency_key: tx.cause.idempotencyKey },
    type: outgoing.type,
    ...(outgoing.account !== '' && { account: outgoing.account }),
  };
  // The SDK's union ties each type to its object; `emit` is called with matching pairs only.
  return event as Stripe.Event;
};
