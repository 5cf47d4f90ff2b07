import type Stripe from 'stripe';
import { sandboxApplication } from './application.ts';

type WebhookEndpointInput = {
  readonly id: string;
  readonly url: string;
  readonly created: number;
  /** The version in which its events are written; null for that of the account. */
  readonly apiVersion: string | null;
  readonly isConnect: boolean;
  readonly enabledEvents?: readonly string[];
  readonly description?: string | null;
  readonly metadata?: Stripe.Metadata;
};

/** A URL that receives events; its secret is returned only when it is created. */
export const webhookEndpointObject = (input: WebhookEndpointInput): Stripe.WebhookEndpoint => ({
  id: input.id,
  object: 'webhook_endpoint',
  api_version: input.apiVersion,
  application: input.isConnect ? sandboxApplication.id : null,
  created: input.created,
  description: input.description ?? null,
  enabled_events: [...(input.enabledEvents ?? ['*'])],
  livemode: false,
  metadata: input.metadata ?? {},
  status: 'enabled',
  url: input.url,
});
