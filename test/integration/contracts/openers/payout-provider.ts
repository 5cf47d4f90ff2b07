import { StripePayouts } from '#modules/payouts/adapters/stripe/stripe-payouts.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { sessionParams, startTestSandbox } from '#test/integration/sandbox/test-sandbox.ts';
import { onboardAccount } from '#test/support/application/onboard-account.ts';

const daySeconds = 86_400;

export const openPayoutProvider: Opener<'PayoutProvider'> = async () => {
  const fixture = await startTestSandbox();
  const { stripe, control } = fixture;
  const sandboxUrl = fixture.sandbox.url;
  /** A payment of 100.00 EUR. @returns its payment intent */
  const pay = async (account: string, card: string): Promise<string> => {
    const own = { stripeAccount: account };
    const { id } = await stripe.checkout.sessions.create(
      sessionParams({ payment_intent_data: { application_fee_amount: 150 } }),
      own,
    );
    await control.pay({ session: id, card });
    await control.settleNow();
    return (await stripe.checkout.sessions.retrieve(id, {}, own)).payment_intent as string;
  };
  const paidOut = await onboardAccount(stripe, { merchantId: 1, sandboxUrl });
  const returned = await onboardAccount(stripe, {
    merchantId: 2,
    sandboxUrl,
    iban: 'BG80BNBG96611020340002',
  });
  const intent = await pay(paidOut, '4242424242424242');
  await pay(paidOut, '4000000000000259');
  await stripe.refunds.create({ payment_intent: intent, amount: 1_000 }, { stripeAccount: paidOut });
  await pay(returned, '4242424242424242');
  await control.advanceClock(4 * daySeconds);
  const away = await onboardAccount(stripe, { merchantId: 3, sandboxUrl });
  await control.moveAccount(away, 'leave');
  return {
    provider: new StripePayouts({ stripe }),
    paidOut,
    returned,
    away,
    close: async () => {
      await control.resetClock();
      await fixture.stop();
    },
  };
};
