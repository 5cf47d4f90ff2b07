import type Stripe from 'stripe';
import { schedule } from '../storage/tasks.ts';
import type { Transaction } from '../storage/transaction.ts';
import { endpointsFor } from './endpoints.ts';

/** Sends a stored event again under the same id, to one endpoint or to all subscribed ones. */
export const redeliver = async (tx: Transaction, event: Stripe.Event, endpointId?: string): Promise<void> => {
  const endpoints = await endpointsFor(tx.client, event);
  for (const endpoint of endpoints) {
    if (endpointId !== undefined && endpoint.id !== endpointId) continue;
    const delivery = await tx.client.query<{ id: string }>(
      `insert into sandbox.deliveries (event_id, endpoint_id, state) values ($1, $2, 'waiting') returning id`,
      [event.id, endpoint.id],
    );
    // Supersedes the earlier delivery, which would otherwise count as undelivered for good.
    await tx.client.query(
      `delete from sandbox.deliveries
       where event_id = $1 and endpoint_id = $2 and state in ('dropped', 'failed')`,
      [event.id, endpoint.id],
    );
    await schedule(tx, { kind: 'deliver', deliveries: delivery.rows.map((row) => row.id) }, 0);
  }
};
