import type { Clock } from '#kernel/clock.ts';
import { subscription, type Subscription } from '#kernel/events.ts';
import { PaymentSucceeded } from '#modules/payments/index.ts';
import type { Payouts } from '../../ports/payouts.ts';

/** The payouts of an account are listed from its first payment on. */
export const onPaymentSucceeded = ({
  payouts,
  clock,
}: Readonly<{ payouts: Pick<Payouts, 'addAccountOfPayment'>; clock: Clock }>): Subscription =>
  subscription(PaymentSucceeded, async ({ paymentId, providerAccount }) => {
    if (providerAccount !== null) await payouts.addAccountOfPayment(paymentId, clock.now());
  });
