import { StripeAccounts } from '#modules/accounts/adapters/stripe/stripe-accounts.ts';
import type { Config } from '#platform/config.ts';
import { Meters } from '#platform/metrics/meters.ts';
import { createStripeClient } from '#platform/stripe/stripe-client.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { onboard } from '#test/integration/sandbox/onboarded-account.ts';
import { secretKey, startTestSandbox } from '#test/integration/sandbox/test-sandbox.ts';

export const openAccountProvider: Opener<'AccountProvider'> = async () => {
  const fixture = await startTestSandbox();
  const config = { stripe: { secretKey, apiUrl: fixture.sandbox.url } } as Config;
  return {
    provider: new StripeAccounts({ stripe: createStripeClient({ config, meters: new Meters() }) }),
    verify: async (id) => void (await onboard(fixture, id)),
    leave: async (id) => void (await fixture.control.moveAccount(id, 'leave')),
    keepError: async () => {
      const route = 'POST /v1/accounts';
      await fixture.control.setFault({
        kind: 'server-error',
        moment: 'before',
        stored: true,
        route,
        times: 1,
      });
    },
    close: () => fixture.stop(),
  };
};
