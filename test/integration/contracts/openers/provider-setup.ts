import { systemClock } from '#kernel/clock.ts';
import { StripeSetup } from '#modules/accounts/adapters/stripe/stripe-setup.ts';
import type { Config } from '#platform/config.ts';
import { Meters } from '#platform/metrics/meters.ts';
import { createStripeClient } from '#platform/stripe/stripe-client.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { secretKey, sessionParams, startTestSandbox } from '#test/integration/sandbox/test-sandbox.ts';
import { lacksPermission, openProviderGate } from '#test/support/provider-gate.ts';

const lackOf = new Map([
  ['/v1/charges', 'rak_charge_read'],
  ['/v1/account', 'rak_account_read'],
  ['/v1/webhook_endpoints', 'rak_webhook_read'],
]);

export const openProviderSetup: Opener<'ProviderSetup'> = async () => {
  const fixture = await startTestSandbox();
  const gate = await openProviderGate(() => fixture.sandbox.url);
  const config = {
    publicUrl: 'https://plateno.example',
    stripe: { secretKey, routing: 'none', apiUrl: gate.url },
  } as unknown as Config;
  const stripe = createStripeClient({ config, meters: new Meters() });
  const setup = new StripeSetup({ stripe, config, clock: systemClock });
  return {
    setup,
    register: async (events, apiVersion) => {
      const { endpoints } = await setup.needed();
      const endpoint = await fixture.stripe.webhookEndpoints.create({
        url: endpoints[0]!.url,
        enabled_events: [...events] as ['refund.failed'],
      });
      gate.rules.push(({ path }, answer) => {
        if (path !== '/v1/webhook_endpoints') return undefined;
        const list = answer.body as { data: { id: string; api_version: string }[] };
        for (const one of list.data) if (one.id === endpoint.id) one.api_version = apiVersion;
        return answer;
      });
    },
    refuseKey: () => {
      const error = { type: 'invalid_request_error', message: 'Invalid API Key provided: rk_test_****' };
      gate.rules.push(() => ({ status: 401, body: { error } }));
    },
    restrictKey: () => {
      gate.rules.push(({ path }) => (lackOf.has(path) ? lacksPermission(lackOf.get(path)!) : undefined));
    },
    permitAll: () => {
      gate.rules.length = 0;
    },
    makeEvent: async (isAccepted) => {
      const { receiver, control } = fixture;
      receiver.answers.push(...(isAccepted ? [] : Array.from({ length: 20 }, () => 400)));
      const session = await fixture.stripe.checkout.sessions.create(sessionParams());
      await control.pay({ session: session.id, card: '4242424242424242' });
      await control.settleNow();
      receiver.answers.length = 0;
      return { type: 'checkout.session.completed' };
    },
    close: async () => {
      await gate.close();
      await fixture.stop();
    },
  };
};
