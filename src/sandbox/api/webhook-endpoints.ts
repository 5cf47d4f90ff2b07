import type Stripe from 'stripe';
import { z } from 'zod';
import { eventTypes } from '../events/event-types.ts';
import { newId } from '../ids.ts';
import { webhookEndpointObject } from '../objects/webhook-endpoint.ts';
import { insertObject, lockObject, saveObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { missing } from './api-error.ts';
import { listObjects } from './list-objects.ts';
import { operation, type Operation } from './operation.ts';
import { metadata, pagination, text, boolean, versionName, webUrl } from './parameters.ts';

/** Whole event types or `*`; a pattern such as `checkout.session.*` is refused, as by the provider. */
const enabledEvents = () => z.array(z.enum(['*', ...eventTypes])).min(1);

const createShape = {
  url: webUrl(),
  enabled_events: enabledEvents(),
  api_version: versionName().optional(),
  connect: boolean().optional(),
  description: text().optional(),
  metadata: metadata().optional(),
} satisfies Partial<Record<keyof Stripe.WebhookEndpointCreateParams, z.ZodType>>;

type Create = z.output<z.ZodObject<typeof createShape>>;

const create = async (tx: Transaction, asked: Create): Promise<Stripe.WebhookEndpoint> => {
  const endpoint = webhookEndpointObject({
    id: newId('webhook_endpoint'),
    url: asked.url,
    created: tx.context.clock.seconds(),
    apiVersion: asked.api_version ?? null,
    isConnect: asked.connect ?? false,
    enabledEvents: asked.enabled_events,
    description: asked.description ?? null,
    metadata: asked.metadata ?? {},
  });
  const secret = newId('secret');
  await insertObject(tx, 'webhook_endpoint', endpoint, { secret });
  return { ...endpoint, secret };
};

const updateShape = {
  url: webUrl().optional(),
  enabled_events: enabledEvents().optional(),
  disabled: boolean().optional(),
  description: text().optional(),
  metadata: metadata().optional(),
};

type Update = z.output<z.ZodObject<typeof updateShape>>;

const locked = async (tx: Transaction, id: string): Promise<Stripe.WebhookEndpoint> => {
  const stored = await lockObject(tx, 'webhook_endpoint', id);
  if (!stored) throw missing('webhook_endpoint', id, 'webhook_endpoint');
  return stored.body;
};

const update = async (tx: Transaction, id: string, asked: Update): Promise<Stripe.WebhookEndpoint> => {
  const endpoint = await locked(tx, id);
  endpoint.url = asked.url ?? endpoint.url;
  endpoint.enabled_events = asked.enabled_events ?? endpoint.enabled_events;
  endpoint.description = asked.description ?? endpoint.description;
  if (asked.disabled !== undefined) endpoint.status = asked.disabled ? 'disabled' : 'enabled';
  Object.assign(endpoint.metadata, asked.metadata);
  await saveObject(tx, endpoint);
  return endpoint;
};

const remove = async (tx: Transaction, id: string): Promise<Stripe.DeletedWebhookEndpoint> => {
  await locked(tx, id);
  await tx.client.query('delete from sandbox.objects where id = $1', [id]);
  return { id, object: 'webhook_endpoint', deleted: true };
};

/** Operations on webhook endpoints. */
export const webhookEndpoints: readonly Operation[] = [
  operation({
    method: 'POST',
    path: '/v1/webhook_endpoints',
    shape: createShape,
    run: ({ tx, parameters }) => create(tx, parameters),
  }),
  operation({
    method: 'GET',
    path: '/v1/webhook_endpoints',
    shape: pagination,
    run: ({ tx, parameters }) => listObjects(tx, 'webhook_endpoint', '/v1/webhook_endpoints', parameters),
  }),
  operation({
    method: 'GET',
    path: '/v1/webhook_endpoints/:id',
    shape: {},
    run: ({ tx, path }) => locked(tx, path['id'] ?? ''),
  }),
  operation({
    method: 'POST',
    path: '/v1/webhook_endpoints/:id',
    shape: updateShape,
    run: ({ tx, path, parameters }) => update(tx, path['id'] ?? '', parameters),
  }),
  operation({
    method: 'DELETE',
    path: '/v1/webhook_endpoints/:id',
    shape: {},
    run: ({ tx, path }) => remove(tx, path['id'] ?? ''),
  }),
];
