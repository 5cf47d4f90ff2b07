import * as z from 'zod';
import { planLimits } from '../merchants/plans.ts';
import { endpoint, noContent } from '../endpoint.ts';
import {
  actor,
  id,
  idParams,
  instant,
  integer,
  merchantId,
  merchantName,
  nullableText,
  optionalText,
  text,
  givenInstant,
} from '../fields.ts';
import { listOf, listQuery } from '../list.ts';
import { merchantEventTypes } from './merchant-event-types.ts';
import { eventId } from './merchant-events.ts';

/** The most endpoints of a merchant, by the largest plan. */
export const maxEndpoints = planLimits.PRO.webhookEndpoints;
/** The longest time that a replaced secret is still signed with, in hours. */
export const maxSecretGraceHours = 72;
/** The most events that one call sends again. */
export const maxReplayed = 10_000;

export const endpointStates = ['ENABLED', 'DISABLED'] as const;
/** GONE: it answered 410. FAILING: nothing but failures for five days. BY_HAND: by a user or a program. */
const disabledReasons = ['GONE', 'FAILING', 'BY_HAND', 'MERCHANT_CLOSED'] as const;
/** DEAD: all tries failed. */
export const deliveryStates = ['WAITING', 'DONE', 'DEAD'] as const;

const webhookEndpoint = z.object({
  id,
  merchantId,
  merchantName,
  url: z.string().meta({ examples: ['https://shop.example/plateno'] }),
  types: z
    .array(z.enum(merchantEventTypes))
    .meta({ description: 'Empty: all types.', examples: [['payment.succeeded']] }),
  description: nullableText.meta({ examples: ['Онлайн магазин'] }),
  state: z.enum(endpointStates).meta({ examples: ['ENABLED'] }),
  disabledReason: z
    .enum(disabledReasons)
    .nullable()
    .meta({ examples: [null] }),
  disabledAt: instant.nullable().meta({ examples: [null] }),
  version: z.string().meta({ description: 'The version of its events.', examples: ['2026-12-01'] }),
  failingSince: instant
    .nullable()
    .meta({ description: 'Since then nothing was delivered.', examples: [null] }),
  isBeyondPlan: z
    .literal(true)
    .optional()
    .meta({ description: 'Given when the plan allows fewer endpoints: nothing is sent to this one.' }),
  oldSecretUntil: instant.nullable().meta({
    description: 'Until then deliveries are signed with the replaced secret, too.',
    examples: [null],
  }),
  createdBy: actor,
  createdAt: instant,
  recent: z
    .array(z.enum(deliveryStates))
    .meta({ description: 'The last hundred deliveries, newest first.', examples: [['DONE', 'WAITING']] }),
});
/** A webhook endpoint without its secret. */
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

const createdEndpoint = webhookEndpoint.extend({
  secret: z.string().meta({
    description: 'The secret that verifies signatures. It is shown only here.',
    examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  }),
});
/** A new webhook endpoint with its secret. */
export type CreatedWebhookEndpoint = z.infer<typeof createdEndpoint>;

const fields = {
  url: text(500, 'identifier').meta({
    description: 'https, port 443 or above 1023, no user name, a host name.',
    examples: ['https://shop.example/plateno'],
  }),
  types: z
    .array(z.enum(merchantEventTypes))
    .max(merchantEventTypes.length)
    .default([])
    .meta({ description: 'Empty: all types.', examples: [['payment.succeeded']] }),
  description: optionalText(200, 'name').meta({ examples: ['Онлайн магазин'] }),
};

const owners = { access: ['MERCHANT'], right: 'MANAGE_MERCHANT', scope: 'webhooks:write' } as const;
const readers = {
  access: ['MERCHANT', 'ADMIN', 'SUPPORT'],
  right: 'MANAGE_MERCHANT',
  scope: 'webhooks:write',
} as const;

/** Deliveries, their bodies and the secret that signs them carry events. */
const carriesEvents = { alsoScopes: ['events:read'] } as const;

export const listWebhookEndpoints = endpoint({
  ...readers,
  method: 'GET',
  path: '/webhook-endpoints',
  summary: 'Webhook endpoints; a merchant sees its own.',
  query: listQuery(['createdAt', 'url', 'state'], {
    merchantId: merchantId.optional(),
    state: z.enum(endpointStates).optional(),
  }),
  response: listOf(webhookEndpoint),
});

export const createWebhookEndpoint = endpoint({
  ...owners,
  ...carriesEvents,
  method: 'POST',
  path: '/webhook-endpoints',
  status: 201,
  keyUse: 'SEALED',
  summary: 'Creates a webhook endpoint; the answer is the only place that shows its secret.',
  body: z.object(fields),
  response: createdEndpoint,
});

export const getWebhookEndpoint = endpoint({
  ...readers,
  method: 'GET',
  path: '/webhook-endpoints/:id',
  summary: 'One webhook endpoint.',
  params: idParams,
  response: webhookEndpoint,
});

export const changeWebhookEndpoint = endpoint({
  ...owners,
  ...carriesEvents,
  method: 'PUT',
  path: '/webhook-endpoints/:id',
  summary: 'Changes address, types or state of a webhook endpoint; a key changes only one that a key made.',
  params: idParams,
  body: z.object({ ...fields, state: z.enum(endpointStates).meta({ examples: ['ENABLED'] }) }),
  response: webhookEndpoint,
});

export const deleteWebhookEndpoint = endpoint({
  ...owners,
  method: 'DELETE',
  path: '/webhook-endpoints/:id',
  status: 204,
  summary:
    'Deletes a webhook endpoint with its deliveries; what waits is not sent. A key deletes only one that a key made.',
  params: idParams,
  response: noContent,
});

export const rotateWebhookSecret = endpoint({
  ...owners,
  ...carriesEvents,
  method: 'POST',
  path: '/webhook-endpoints/:id/rotate',
  status: 201,
  keyUse: 'SEALED',
  summary:
    'Creates a new secret; deliveries are signed with the replaced one, too, for the hours of grace. A key does so only for an endpoint that a key made.',
  params: idParams,
  body: z.object({
    graceHours: integer
      .min(0)
      .max(maxSecretGraceHours)
      .meta({ examples: [24] }),
  }),
  response: createdEndpoint,
});

export const testWebhookEndpoint = endpoint({
  ...owners,
  method: 'POST',
  path: '/webhook-endpoints/:id/test',
  status: 202,
  summary: 'Sends a `webhook.test` to one endpoint.',
  params: idParams,
  response: z.object({ eventId }),
});

const delivery = z.object({
  eventId,
  type: z.enum(merchantEventTypes).meta({ examples: ['payment.succeeded'] }),
  state: z.enum(deliveryStates).meta({ examples: ['DONE'] }),
  attempts: integer.meta({ description: 'Tries so far, at most ten.', examples: [1] }),
  nextAt: instant.nullable().meta({ description: 'When it is tried next.', examples: [null] }),
  lastStatus: integer.nullable().meta({ description: 'HTTP status of the last answer.', examples: [200] }),
  createdAt: instant,
  doneAt: instant.nullable(),
});
/** A delivery in a list. */
export type WebhookDelivery = z.infer<typeof delivery>;

export const listDeliveries = endpoint({
  ...readers,
  method: 'GET',
  path: '/webhook-endpoints/:id/deliveries',
  summary: 'The deliveries of an endpoint, newest first; tries are kept for 30 days.',
  params: idParams,
  query: listQuery(['createdAt', 'nextAt'], {
    state: z.enum(deliveryStates).optional(),
    type: z.enum(merchantEventTypes).optional(),
  }),
  response: listOf(delivery),
});

const deliveryParams = z.object({ id, eventId });

const attempt = z.object({
  seq: integer.meta({ description: 'Counted from 1.', examples: [1] }),
  at: instant,
  millis: integer.meta({ description: 'Until the answer or the failure.', examples: [120] }),
  status: integer.nullable().meta({ examples: [200] }),
  error: nullableText.meta({
    description: 'Why there was no answer, in the caller’s language.',
    examples: [null],
  }),
  answer: nullableText.meta({
    description: 'The first 2 kB of the answer; null for SUPPORT.',
    examples: ['ok'],
  }),
});

const deliveryDetails = delivery.extend({
  url: z.string().meta({ examples: ['https://shop.example/plateno'] }),
  headers: z.record(z.string(), z.string()).meta({
    description: 'Headers of a delivery made now, without its signature.',
    examples: [{ 'webhook-id': 'evt_019370c2b5d47c3e8a1f0b9d6e4a2c71' }],
  }),
  body: nullableText.meta({ description: 'The body, byte for byte; null for SUPPORT.', examples: ['{}'] }),
  tries: z.array(attempt).meta({ description: 'Tries of the last 30 days, newest first.' }),
});
/** A delivery with its body and tries. */
export type WebhookDeliveryDetails = z.infer<typeof deliveryDetails>;

export const getDelivery = endpoint({
  ...readers,
  ...carriesEvents,
  method: 'GET',
  path: '/webhook-endpoints/:id/deliveries/:eventId',
  summary: 'One delivery with its body and its tries.',
  params: deliveryParams,
  response: deliveryDetails,
});

export const resendDelivery = endpoint({
  ...owners,
  ...carriesEvents,
  method: 'POST',
  path: '/webhook-endpoints/:id/deliveries/:eventId/resend',
  status: 202,
  summary: 'Sends an event again, with ten tries of its own.',
  params: deliveryParams,
  response: z.object({ count: integer.meta({ examples: [1] }) }),
});

export const replayDeliveries = endpoint({
  ...owners,
  ...carriesEvents,
  method: 'POST',
  path: '/webhook-endpoints/:id/replay',
  status: 202,
  summary: 'Sends the events of a time again, oldest first, at most 10,000 in one call.',
  params: idParams,
  body: z.object({
    from: givenInstant.meta({ description: 'From this instant on.', examples: ['2026-12-01T00:00:00Z'] }),
    to: givenInstant.meta({ description: 'Before this instant.', examples: ['2026-12-02T00:00:00Z'] }),
    onlyFailed: z
      .boolean()
      .default(false)
      .meta({ description: 'Only what was not delivered.', examples: [true] }),
  }),
  response: z.object({ count: integer.meta({ description: 'Events that are sent again.', examples: [12] }) }),
});
