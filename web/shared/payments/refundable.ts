import type { Refund } from '#contract/payment-history.ts';
import type { Payment } from '#contract/payments.ts';
import type { PaymentHistory } from '../portal/portal-api.ts';

const minor = (amount: number): number => Math.round(amount * 100);

type Dispute = Pick<PaymentHistory['disputes'][number], 'status' | 'isInquiry'>;

/** An undecided chargeback: the provider withholds the money. An inquiry withholds none. */
export const isWithheld = (disputes: readonly Dispute[]): boolean =>
  disputes.some(({ status, isInquiry }) => status === 'OPEN' && !isInquiry);

/** The refundable amount in units of the charge currency; pending refunds are subtracted. */
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
