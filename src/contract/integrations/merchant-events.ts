import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant, integer, merchantId, numeral } from '../fields.ts';
import { merchantEventTypes } from './merchant-event-types.ts';

/** `evt_` and a UUID (version 7) without dashes; the `webhook-id` of its deliveries. */
export const eventId = z
  .string()
  .regex(/^evt_[0-9a-f]{32}$/)
  .meta({ examples: ['evt_019370c2b5d47c3e8a1f0b9d6e4a2c71'] });

/** Types as a list separated by commas, as query parameters have it. */
const types = z
  .string()
  .max(1_000)
  .transform((value) => value.split(',').filter((one) => one !== ''))
  .pipe(z.array(z.enum(merchantEventTypes)))
  .optional()
  .meta({ description: 'Only these types, separated by commas.', examples: ['payment.succeeded,link.paid'] });

/** An event as it is delivered, with its id. */
export const merchantEvent = z.object({
  id: eventId,
  type: z.enum(merchantEventTypes).meta({ examples: ['payment.succeeded'] }),
  timestamp: instant.meta({ description: 'When the fact happened.' }),
  data: z.object({
    merchantId,
    sequence: integer.meta({
      description: 'Rises with every event of the merchant: an older state of an object has a lower one.',
      examples: [41],
    }),
    object: z
      .record(z.string(), z.unknown())
      .meta({ description: 'As its GET answers, when the fact was stored.', examples: [{ id: 42 }] }),
    previous: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({
        description: 'What the fact has changed, as it was before.',
        examples: [{ status: 'PENDING' }],
      }),
    truncated: z
      .literal(true)
      .optional()
      .meta({ description: 'The object was too large: its GET answers the rest.', examples: [true] }),
  }),
  version: z.string().meta({ description: 'The version of the object.', examples: ['2026-12-01'] }),
});
/** An event of a merchant in JSON. */
export type MerchantEvent = z.infer<typeof merchantEvent>;

const readers = {
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'events:read',
} as const;

export const listEvents = endpoint({
  ...readers,
  method: 'GET',
  path: '/events',
  summary:
    'Events of the last 90 days, oldest first, from the one after `after`; they are stored from the first key or endpoint on.',
  query: z.strictObject({
    after: eventId.optional().meta({ description: 'The last event that the caller has.' }),
    type: types,
    limit: numeral(z.number().int().min(1).max(200))
      .default(50)
      .meta({ description: 'Most events of the answer.', examples: [50] }),
  }),
  response: z.object({
    events: z.array(merchantEvent),
    hasMore: z.boolean().meta({ description: 'Whether more events follow the last one.', examples: [false] }),
  }),
});

export const getEvent = endpoint({
  ...readers,
  method: 'GET',
  path: '/events/:id',
  summary: 'One event.',
  params: z.object({ id: eventId }),
  response: merchantEvent,
});

export const followEvents = endpoint({
  ...readers,
  method: 'GET',
  path: '/events/stream',
  summary:
    'Server-sent events `event` with the events as they happen. A client that reconnects with `Last-Event-ID` gets all that follow that one.',
  produces: ['text/event-stream'],
  query: z.strictObject({ type: types }),
  response: z.string(),
});

const eventType = z.object({
  type: z.enum(merchantEventTypes).meta({ examples: ['payment.succeeded'] }),
  description: z.string().meta({
    description: 'In the caller’s language.',
    examples: ['Клиентът плати.'],
  }),
  get: z
    .string()
    .nullable()
    .meta({ description: 'The GET whose answer is the object.', examples: ['/api/payments/:id'] }),
  sample: z
    .record(z.string(), z.unknown())
    .meta({ description: 'A body with sample data.', examples: [{ type: 'payment.succeeded' }] }),
});
/** One type in the catalogue of events. */
export type EventTypeInfo = z.infer<typeof eventType>;

export const listEventTypes = endpoint({
  method: 'GET',
  path: '/event-types',
  access: 'public',
  summary: 'The catalogue of events with a sample of each.',
  response: z.array(eventType),
});
