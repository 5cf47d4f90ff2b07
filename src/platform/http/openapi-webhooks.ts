import type * as z from 'zod';
import { merchantEventCatalogue } from '#contract/integrations/merchant-event-catalogue.ts';
import type { MerchantEventType } from '#contract/integrations/merchant-event-types.ts';
import { merchantEvent, type MerchantEvent } from '#contract/integrations/merchant-events.ts';
import type { Messages } from '#kernel/messages.ts';
import { exampleOf, schemaOf, type ObjectSchema, type Schema } from './openapi-schemas.ts';

/** A type of events as the document of the API describes it. */
export type DocumentedEvent = Readonly<{
  type: string;
  /** What has happened, in English. */
  description: string;
  /** The schema of the object. */
  object: z.ZodType;
  /** The body of a delivery with sample data. */
  sample: unknown;
}>;

const sampleOf = (type: MerchantEventType): unknown => {
  const { id: _, data, ...example } = exampleOf(merchantEvent) as MerchantEvent;
  const { truncated: _truncated, previous: _previous, ...fields } = data;
  const { object, previous } = merchantEventCatalogue[type];
  const changed = previous === undefined ? {} : { previous };
  return { ...example, type, data: { ...fields, object: exampleOf(object), ...changed } };
};

/** All types of events, described in English. */
export const documentedEvents = (messages: Messages): readonly DocumentedEvent[] =>
  (Object.keys(merchantEventCatalogue) as MerchantEventType[]).map((type) => ({
    type,
    description: messages.say('en', `merchant-events.${type}`),
    object: merchantEventCatalogue[type].object,
    sample: sampleOf(type),
  }));

/** `credit_note.issued` → `CreditNote`. */
const pascal = (words: string): string =>
  words.replaceAll(/(?:^|[._-])(\w)/g, (_, letter: string) => letter.toUpperCase());

const objectNameOf = ({ type }: DocumentedEvent): string => `${pascal(type.split('.')[0]!)}Object`;

/** The objects of events, by the name that the webhooks refer to. */
export const eventObjectsOf = (events: readonly DocumentedEvent[]): Schema =>
  Object.fromEntries(events.map((event) => [objectNameOf(event), schemaOf(event.object)]));

const headers: readonly Schema[] = [
  [
    'webhook-id',
    'The id of the event, the same at every try.',
    { type: 'string', pattern: '^evt_[0-9a-f]{32}$' },
  ],
  ['webhook-timestamp', 'When this try was made, in seconds since 1970.', { type: 'integer' }],
  [
    'webhook-signature',
    'Signatures separated by spaces: `v1,` and base64 of HMAC-SHA-256 over `id.timestamp.body`, as the Standard Webhooks specification 1.0.0 has it.',
    { type: 'string' },
  ],
].map(([name, description, schema]) => ({ name, in: 'header', required: true, description, schema }));

const body = schemaOf(merchantEvent.omit({ id: true }));

const bodyOf = (event: DocumentedEvent): Schema => {
  const { data, ...properties } = body.properties!;
  const { object: _, ...fields } = (data as ObjectSchema).properties!;
  const object = { $ref: `#/components/schemas/${objectNameOf(event)}` };
  return {
    ...body,
    properties: {
      ...properties,
      type: { const: event.type },
      data: { ...data, properties: { ...fields, object } },
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
