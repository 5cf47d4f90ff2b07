import type { Refund } from '#contract/payment-history.ts';
import type { Payment } from '#contract/payments.ts';
import type { PaymentHistory } from '../portal/portal-api.ts';

const minor = (amount: number): number => Math.round(amount * 100);

type Dispute = Pick<PaymentHistory['disputes'][number], 'status' | 'isInquiry'>;

/** A chargeback that is not decided: the provider holds the money. An inquiry holds none. */
export const isWithheld = (disputes: readonly Dispute[]): boolean =>
  disputes.some(({ status, isInquiry }) => status === 'OPEN' && !isInquiry);

/** What may still go back to the payer, in units of the charge currency: refunds under way are counted as made. */
export const refundable = (
  payment: Pick<Payment, 'status' | 'disputeStatus' | 'chargeAmount'>,
  {
    refunds,
    disputes,
  }: Readonly<{
    refunds: readonly Pick<Refund, 'amount' | 'status'>[];
    disputes: readonly Dispute[];
  }>,
): number => {
  if (payment.status !== 'SUCCEEDED' || isWithheld(disputes) || payment.disputeStatus === 'LOST') return 0;
  const claimed = refunds
    .filter(({ status }) => status !== 'FAILED' && status !== 'CANCELLED')
    .reduce((sum, { amount }) => sum + minor(amount), 0);
  return (minor(payment.chargeAmount) - claimed) / 100;
};
