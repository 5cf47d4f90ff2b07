import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { merchantEventTypes } from '#contract/merchant-event-types.ts';
import { merchantEvent, type MerchantEvent } from '#contract/merchant-events.ts';
import { exampleOf, schemaOf, type ObjectSchema, type Schema } from './openapi-schemas.ts';

/** A type of events as the document of the API describes it. */
export type DocumentedEvent = Readonly<{
  type: string;
  /** One sentence in English. */
  description: string;
  /** The answer of the GET whose object the event holds; null for `webhook.test`. */
  object: z.ZodType | null;
  /** The body of a delivery with sample data. */
  sample: unknown;
}>;

const sampleOf = (type: string, object: z.ZodType | null): unknown => {
  const { id: _, data, ...example } = exampleOf(merchantEvent) as MerchantEvent;
  const { truncated: _truncated, ...fields } = data;
  return { ...example, type, data: { ...fields, object: object === null ? {} : exampleOf(object) } };
};

/** The GET whose answer an event holds, by the first word of its type. */
const gets: Readonly<Record<string, string>> = {
  payment: '/payments/:id',
  refund: '/refunds/:id',
  dispute: '/disputes/:id',
  link: '/payment-links/:id',
  invoice: '/invoices/:id',
  credit_note: '/invoices/:id',
  payout: '/payouts/:id',
  account: '/merchants/me/account',
  month: '/months/me/:month',
};

/** All types of events, with the schemas of the served endpoints. */
export const documentedEvents = (endpoints: readonly Endpoint[]): readonly DocumentedEvent[] =>
  merchantEventTypes.map((type) => {
    const path = gets[type.split('.')[0]!];
    const get = endpoints.find((endpoint) => endpoint.method === 'GET' && endpoint.path === path);
    const object = get?.response ?? null;
    return { type, description: type, object, sample: sampleOf(type, object) };
  });

/** `credit_note.issued` → `CreditNote`. */
const pascal = (words: string): string =>
  words.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());

const objectNameOf = ({ type }: DocumentedEvent): string => `${pascal(type.split('.')[0]!)}Object`;

/** The objects of events, by the name that the webhooks refer to. */
export const eventObjectsOf = (events: readonly DocumentedEvent[]): Schema =>
  Object.fromEntries(
    events.flatMap((event) => (event.object === null ? [] : [[objectNameOf(event), schemaOf(event.object)]])),
  );

const headers: readonly Schema[] = [
  [
    'webhook-id',
    'The id of the event, the same at every try.',
    { type: 'string', pattern: '^evt_[0-9a-f]{32}$' },
  ],
  ['webhook-timestamp', 'When this try was made, in seconds since 1970.', { type: 'integer' }],
  [
    'webhook-signature',
    'Signatures parted by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it.',
    { type: 'string' },
  ],
].map(([name, description, schema]) => ({ name, in: 'header', required: true, description, schema }));

const body = schemaOf(merchantEvent.omit({ id: true }));

const bodyOf = (event: DocumentedEvent): Schema => {
  const { data, ...properties } = body.properties!;
  const { object, ...fields } = (data as ObjectSchema).properties!;
  const known = event.object === null ? object : { $ref: `#/components/schemas/${objectNameOf(event)}` };
  return {
    ...body,
    properties: {
      ...properties,
      type: { const: event.type },
      data: { ...data, properties: { ...fields, object: known } },
    },
  };
};

const deliveryOf = (event: DocumentedEvent): Schema => ({
  post: {
    tags: ['webhooks'],
    operationId: `on${pascal(event.type)}`,
    summary: event.description,
    security: [],
    parameters: headers,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: bodyOf(event), example: event.sample } },
    },
    responses: {
      '2XX': { description: 'Received. Any other answer, or none in 15 s, is tried again.' },
      '410': { description: 'The endpoint is gone: it is disabled, and nothing more is sent to it.' },
    },
  },
});

/** The section `webhooks` of the document: what an endpoint of a merchant receives. */
export const webhooksOf = (events: readonly DocumentedEvent[]): Schema =>
  Object.fromEntries(events.map((event) => [event.type, deliveryOf(event)]));
