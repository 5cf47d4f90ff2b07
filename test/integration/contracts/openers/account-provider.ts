import { StripeAccounts } from '#modules/accounts/adapters/stripe/stripe-accounts.ts';
import type { Config } from '#platform/config.ts';
import type { Meters } from '#platform/metrics/meters.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { onboard } from '#test/integration/sandbox/onboarded-account.ts';
import { secretKey, startTestSandbox } from '#test/integration/sandbox/test-sandbox.ts';

const meters = { providerCalled: () => undefined } as unknown as Meters;

export const openAccountProvider: Opener<'AccountProvider'> = async () => {
  const fixture = await startTestSandbox();
  const config = { stripe: { secretKey, apiUrl: fixture.sandbox.url } } as Config;
  return {
    provider: new StripeAccounts({ config, meters }),
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
