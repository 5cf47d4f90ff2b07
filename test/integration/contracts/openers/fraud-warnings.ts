import { StripeFraudWarnings } from '#modules/payments/adapters/stripe/stripe-fraud-warnings.ts';
import { onAccount } from '#platform/stripe/on-account.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import {
  clientWithoutRetries,
  sessionParams,
  startTestSandbox,
} from '#test/integration/sandbox/test-sandbox.ts';

export const openFraudWarnings: Opener<'FraudWarnings'> = async () => {
  const fixture = await startTestSandbox();
  const { control } = fixture;
  const stripe = clientWithoutRetries(fixture);
  return {
    warnings: new StripeFraudWarnings({ stripe }),
    account: 'acct_1Contract',
    warn: async (type, account) => {
      const { sessions } = stripe.checkout;
      const { id } = await sessions.create(sessionParams(), onAccount(account));
      await control.pay({ session: id, card: '4242424242424242' });
      const paid = await sessions.retrieve(id, {}, onAccount(account));
      const intentId = paid.payment_intent as string;
      return { warningId: (await control.warnOfFraud(intentId, type)).id, intentId };
    },
    refund: async ({ intentId }) => {
      await stripe.refunds.create({ payment_intent: intentId });
    },
    fail: async () => {
      const route = 'GET /v1/radar/early_fraud_warnings/:id';
      await control.setFault({ kind: 'server-error', moment: 'before', route, times: 1 });
    },
    close: () => fixture.stop(),
  };
};
