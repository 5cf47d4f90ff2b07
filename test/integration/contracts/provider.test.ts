import { runSuites } from '#test/contracts/run-suites.ts';
import { account, openCardProvider } from '#test/integration/contracts/openers/card-provider.ts';
import { openEvidenceProvider } from '#test/integration/contracts/openers/evidence-provider.ts';
import { openFraudWarnings } from '#test/integration/contracts/openers/fraud-warnings.ts';
import { openPayoutProvider } from '#test/integration/contracts/openers/payout-provider.ts';
import { openProviderSetup } from '#test/integration/contracts/openers/provider-setup.ts';
import { openWebhookEvents } from '#test/integration/contracts/openers/webhook-events.ts';

runSuites('PostgreSQL', {
  CardProvider: {
    'Stripe, over the wire': openCardProvider(null),
    'Stripe, on a connected account': openCardProvider(account),
  },
  ProviderRecords: {
    'Stripe, over the wire': openCardProvider(null),
    'Stripe, on a connected account': openCardProvider(account),
  },
  EvidenceProvider: { 'Stripe, over the wire': openEvidenceProvider },
  FraudWarnings: { 'Stripe, over the wire': openFraudWarnings },
  PayoutProvider: { 'Stripe, over the wire': openPayoutProvider },
  ProviderSetup: { 'Stripe, over the wire': openProviderSetup },
  WebhookEvents: { Stripe: openWebhookEvents },
});
