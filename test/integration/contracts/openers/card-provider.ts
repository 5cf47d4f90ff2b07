import { systemClock } from '#kernel/clock.ts';
import { StripeCardProvider } from '#modules/payments/adapters/stripe/stripe-card-provider.ts';
import { StripeRecords } from '#modules/payments/adapters/stripe/stripe-records.ts';
import { StripeSettings } from '#modules/payments/adapters/stripe/stripe-settings.ts';
import type { Config } from '#platform/config.ts';
import type { OpenedCardProvider } from '#test/contracts/sample-checkouts.ts';
import { secretKey, startTestSandbox } from '#test/integration/sandbox/test-sandbox.ts';

const configOf = (routing: 'none' | 'direct') =>
  ({ publicUrl: 'https://plateno.example', stripe: { secretKey, routing } }) as unknown as Config;

/** Published test cards. */
const cardsDeclinedLater = {
  generic_decline: '4000000000000341',
  authentication_required: '4000002760003184',
} as const;

export const openCardProvider = (account: string | null) => async (): Promise<OpenedCardProvider> => {
  const fixture = await startTestSandbox();
  const { stripe, control } = fixture;
  const config = configOf(account === null ? 'none' : 'direct');
  return {
    cardProvider: new StripeCardProvider({ stripe, config }),
    account,
    settings: new StripeSettings({
      config: configOf('none'),
      stripe: async () => stripe,
      clock: systemClock,
    }),
    records: new StripeRecords({ stripe }),
    pay: async (session, declinesLater) => {
      const card = declinesLater === undefined ? '4242424242424242' : cardsDeclinedLater[declinesLater];
      await control.pay({ session, card, passes: true });
      await control.settleNow(1);
    },
    dispute: async (intentId) => {
      await control.openDispute(intentId, 'fraudulent');
    },
    storeError: async () => {
      const route = 'POST /v1/refunds';
      await control.setFault({ kind: 'server-error', moment: 'before', stored: true, route, times: 1 });
    },
    routed: () =>
      new StripeSettings({ config: configOf('direct'), stripe: async () => stripe, clock: systemClock }),
    close: () => fixture.stop(),
  };
};

export const account = 'acct_1Contract';
