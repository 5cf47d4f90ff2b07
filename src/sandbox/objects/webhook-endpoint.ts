import type Stripe from 'stripe';
import { apiVersion } from './api-version.ts';

type WebhookEndpointInput = {
  readonly id: string;
  readonly url: string;
  readonly created: number;
  readonly enabledEvents?: readonly string[];
  readonly description?: string | null;
  readonly metadata?: Stripe.Metadata;
};

/** A URL that receives events; its secret is returned only when it is created. */
export const webhookEndpointObject = (input: WebhookEndpointInput): Stripe.WebhookEndpoint => ({
  id: input.id,
  object: 'webhook_endpoint',
  api_version: apiVersion,
  application: null,
  created: input.created,
  description: input.description ?? null,
  enabled_events: [...(input.enabledEvents ?? ['*'])],
  livemode: false,
  metadata: input.metadata ?? {},
  status: 'enabled',
  url: input.url,
});
