import type * as z from 'zod';
import type { createWebhookEndpoint, WebhookEndpoint } from '#contract/integrations/webhook-endpoints.ts';
import { merchantEventTypes, type MerchantEventType } from '#contract/integrations/merchant-event-types.ts';

/** What is typed and chosen in the form of an endpoint. */
export interface EndpointValues {
  readonly url: string;
  readonly description: string;
  readonly which: 'all' | 'chosen';
  readonly types: MerchantEventType[];
}

export const endpointValuesOf = (endpoint?: WebhookEndpoint): EndpointValues => ({
  url: endpoint?.url ?? '',
  description: endpoint?.description ?? '',
  which: endpoint === undefined || endpoint.types.length === 0 ? 'all' : 'chosen',
  types: [...(endpoint?.types ?? [])],
});

/** The request body of the form; no types are all. */
export const endpointBodyOf = ({
  url,
  description,
  which,
  types,
}: EndpointValues): z.input<typeof createWebhookEndpoint.body> => ({
  url,
  description,
  types: which === 'all' ? [] : types,
});

/** What an event is about: the part of its type before the dot. */
export const objectOf = (type: MerchantEventType) =>
  type.split('.')[0] as MerchantEventType extends `${infer Object}.${string}` ? Object : never;

/** What events are about, in the order of the catalogue. */
export const eventObjects = [...new Set(merchantEventTypes.map(objectOf))];

/** The types that an endpoint can choose: a test is sent to each. */
export const choosableTypes = merchantEventTypes.filter((type) => type !== 'webhook.test');
