import type { Clock } from '#kernel/clock.ts';
import { subscription, type Subscription } from '#kernel/events.ts';
import { PaymentSucceeded } from '#modules/payments/index.ts';
import type { PayoutAccounts } from '../../ports/payout-accounts.ts';

/** The payouts of an account are listed from its first payment on. */
export const onPaymentSucceeded = ({
  accounts,
  clock,
}: Readonly<{ accounts: Pick<PayoutAccounts, 'addOfPayment'>; clock: Clock }>): Subscription =>
  subscription(PaymentSucceeded, async ({ paymentId, providerAccount }) => {
    if (providerAccount !== null) await accounts.addOfPayment(paymentId, clock.now());
  });
