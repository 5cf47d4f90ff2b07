import type { Stripe } from 'stripe';
import type { Clock } from '#kernel/clock.ts';
import { ProviderStatus } from '#platform/http/provider-status.ts';
import type { Config } from '#platform/config.ts';
import { adapter } from '#platform/define-module.ts';
import { CardProvider } from '../../ports/card-provider.ts';
import { EvidenceProvider } from '../../ports/evidence-provider.ts';
import { FraudWarnings } from '../../ports/fraud-warnings.ts';
import { ProviderRecords } from '../../ports/provider-records.ts';
import { ProviderSetup } from '../../ports/provider-setup.ts';
import { ProviderSettings } from '../../ports/provider-settings.ts';
import { WebhookEvents } from '../../ports/webhook-events.ts';
import { StripeCardProvider } from './stripe-card-provider.ts';
import { createStripeClient, StripeClient } from '#platform/stripe/stripe-client.ts';
import { StripeEvidence } from './stripe-evidence.ts';
import { StripeFraudWarnings } from './stripe-fraud-warnings.ts';
import { StripeRecords } from './stripe-records.ts';
import { StripeSettings } from './stripe-settings.ts';
import { StripeSetup } from './stripe-setup.ts';
import { StripeStatus } from './stripe-status.ts';
import { StripeWebhookEvents } from './stripe-webhook-events.ts';

type Needs = Readonly<{ stripe: Stripe; config: Config; clock: Clock }>;

/** The ports implemented by Stripe. */
export const stripeAdapters = {
  stripe: adapter(StripeClient, createStripeClient),
  cardProvider: adapter(CardProvider, (needs: Needs) => new StripeCardProvider(needs)),
  providerSettings: adapter(ProviderSettings, (needs: Needs) => new StripeSettings(needs)),
  providerStatus: adapter(ProviderStatus, (needs: Needs) => new StripeStatus(needs)),
  evidenceProvider: adapter(EvidenceProvider, (needs: Needs) => new StripeEvidence(needs)),
  setup: adapter(ProviderSetup, (needs: Needs) => new StripeSetup(needs)),
  fraudWarnings: adapter(FraudWarnings, (needs: Needs) => new StripeFraudWarnings(needs)),
  records: adapter(ProviderRecords, (needs: Needs) => new StripeRecords(needs)),
  webhookEvents: adapter(WebhookEvents, (needs: Needs) => new StripeWebhookEvents(needs)),
};
