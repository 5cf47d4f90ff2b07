import type { Refund } from '#contract/payment-history.ts';
import type { Payment } from '#contract/payments.ts';

const minor = (amount: number): number => Math.round(amount * 100);

/** What may still go back to the payer, in units of the charge currency: a refund under way counts as made. */
export const refundable = (
  { status, disputeStatus, chargeAmount }: Pick<Payment, 'status' | 'disputeStatus' | 'chargeAmount'>,
  refunds: readonly Pick<Refund, 'amount' | 'status'>[],
): number => {
  if (status !== 'SUCCEEDED' || disputeStatus === 'OPEN' || disputeStatus === 'LOST') return 0;
  const claimed = refunds
    .filter((refund) => refund.status !== 'FAILED' && refund.status !== 'CANCELLED')
    .reduce((sum, { amount }) => sum + minor(amount), 0);
  return (minor(chargeAmount) - claimed) / 100;
};
