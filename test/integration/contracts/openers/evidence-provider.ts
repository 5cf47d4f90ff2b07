import { systemClock } from '#kernel/clock.ts';
import { StripeCardProvider } from '#modules/payments/adapters/stripe/stripe-card-provider.ts';
import { StripeEvidence } from '#modules/disputes/adapters/stripe/stripe-evidence.ts';
import { StripeSettings } from '#modules/payments/adapters/stripe/stripe-settings.ts';
import type { Config } from '#platform/config.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { newKey, orderOf } from '#test/contracts/sample-checkouts.ts';
import { secretKey, startTestSandbox } from '#test/integration/sandbox/test-sandbox.ts';

const config = {
  publicUrl: 'https://plateno.example',
  stripe: { secretKey, routing: 'none' },
} as unknown as Config;

export const openEvidenceProvider: Opener<'EvidenceProvider'> = async () => {
  const fixture = await startTestSandbox();
  const { stripe, control } = fixture;
  const checkouts = new StripeCardProvider({ stripe, config });
  const settings = new StripeSettings({ config, stripe: async () => stripe, clock: systemClock });
  return {
    provider: new StripeEvidence({ stripe }),
    dispute: async () => {
      const key = newKey();
      const session = await checkouts.openCheckout(key, settings.draftCheckout(orderOf(key)), null);
      await control.pay({ session: session.id, card: '4242424242424242' });
      const { intentId } = await checkouts.fetchCheckoutState(session.id, null);
      return (await control.openDispute(intentId!, 'fraudulent')).id;
    },
    shown: async (id) => {
      const { status, evidence } = await stripe.disputes.retrieve(id);
      const { product_description: productDescription, receipt } = evidence;
      return {
        isSubmitted: status !== 'needs_response',
        productDescription,
        receipt: receipt as string | null,
      };
    },
    storeError: async () => {
      const route = 'POST /v1/disputes/:id';
      await control.setFault({ kind: 'server-error', moment: 'before', stored: true, route, times: 1 });
    },
    close: () => fixture.stop(),
  };
};
