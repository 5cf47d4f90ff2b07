import type { Clock } from '#kernel/clock.ts';
import type { Config } from '#platform/config.ts';
import { adapter } from '#platform/define-module.ts';
import { ProviderStatus } from '#platform/http/provider-status.ts';
import { loadOnFirstStream } from '#platform/load-on-first-call.ts';
import { stripeAdapter, withStripe, type StripeSource } from '#platform/stripe/stripe-source.ts';
import { CardProvider } from '../../ports/card-provider.ts';
import { FraudWarnings } from '../../ports/fraud-warnings.ts';
import { ProviderRecords } from '../../ports/provider-records.ts';
import { ProviderSettings } from '../../ports/provider-settings.ts';
import { WebhookEvents } from '../../ports/webhook-events.ts';
import { StripeSettings } from './stripe-settings.ts';

type Needs = Readonly<{ stripe: StripeSource; config: Config; clock: Clock }>;

const records = withStripe(async () => (await import('./stripe-records.ts')).StripeRecords);

/** The ports implemented by Stripe; their files and the SDK are loaded by the first call. */
export const stripeAdapters = {
  providerSettings: adapter(ProviderSettings, (needs: Needs) => new StripeSettings(needs)),
  records: adapter(ProviderRecords, (needs: Needs) => loadOnFirstStream(() => records(needs))),
  cardProvider: stripeAdapter(
    CardProvider,
    async () => (await import('./stripe-card-provider.ts')).StripeCardProvider,
  ),
  providerStatus: stripeAdapter(
    ProviderStatus,
    async () => (await import('./stripe-status.ts')).StripeStatus,
  ),
  fraudWarnings: stripeAdapter(
    FraudWarnings,
    async () => (await import('./stripe-fraud-warnings.ts')).StripeFraudWarnings,
  ),
  webhookEvents: stripeAdapter(
    WebhookEvents,
    async () => (await import('./stripe-webhook-events.ts')).StripeWebhookEvents,
  ),
};
