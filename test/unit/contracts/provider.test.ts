import { runSuites } from '#test/contracts/run-suites.ts';
import { FakeEvidenceProvider } from '#test/fakes/fake-evidence-provider.ts';
import { FakeFraudWarnings } from '#test/fakes/fake-fraud-warnings.ts';
import { openCardProvider } from '#test/unit/contracts/openers/card-provider.ts';
import { openPayoutProvider } from '#test/unit/contracts/openers/payout-provider.ts';
import { openProviderSetup } from '#test/unit/contracts/openers/provider-setup.ts';
import { openWebhookEvents } from '#test/unit/contracts/openers/webhook-events.ts';

runSuites('memory', {
  CardProvider: openCardProvider,
  ProviderRecords: openCardProvider,
  EvidenceProvider: async () => {
    const provider = new FakeEvidenceProvider();
    return {
      provider,
      dispute: async () => provider.addDispute(),
      shown: async (id) => {
        const { isSubmitted, evidence } = provider.disputes.get(id)!;
        const { productDescription = null, receipt = null } = evidence;
        return { isSubmitted, productDescription, receipt };
      },
      storeError: async () => provider.storeError(),
    };
  },
  FraudWarnings: async () => {
    const warnings = new FakeFraudWarnings();
    return {
      warnings,
      account: 'acct_1',
      warn: async (type, account) => warnings.warn(type, account),
      refund: async ({ warningId }) => warnings.end(warningId),
      fail: async () => warnings.fail(),
    };
  },
  PayoutProvider: openPayoutProvider,
  ProviderSetup: openProviderSetup,
  WebhookEvents: openWebhookEvents,
});
