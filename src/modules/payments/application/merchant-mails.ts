import type { Jobs } from '#kernel/jobs.ts';
import type { Money } from '#kernel/money.ts';
import { merchantMail } from '#modules/merchants/index.ts';
import type { Payment } from '../domain/payment.ts';

const ofPayment = (payment: Payment, { minor, currency }: Money) => ({
  merchantId: payment.toRecord().merchantId,
  paymentId: payment.id,
  amountMinor: Number(minor),
  currency,
});

/** A merchant has one first payment: the second mail about it is not sent. */
export const enqueueFirstPaymentMail = (jobs: Jobs, payment: Payment): Promise<void> =>
  jobs.enqueue(merchantMail, {
    kind: 'FIRST_PAYMENT',
    fact: 'first',
    ...ofPayment(payment, payment.toRecord().amount),
  });

/** Tells the merchant that the payment is refunded, because its invoice had less open. */
export const enqueueOverpaidMail = (jobs: Jobs, payment: Payment): Promise<void> =>
  jobs.enqueue(merchantMail, {
    kind: 'OVERPAID',
    fact: `overpaid-${payment.id}`,
    ...ofPayment(payment, payment.toRecord().chargeAmount),
  });

/** Enqueues a mail for each refund that failed and each dispute that was opened since the payment was loaded. */
export const enqueueIncidentMails = async (jobs: Jobs, payment: Payment): Promise<void> => {
  for (const { failedRefund, openedDispute } of payment.incidents) {
    if (failedRefund !== undefined) {
      await jobs.enqueue(merchantMail, {
        kind: 'REFUND_FAILED',
        fact: `refund-${failedRefund.id!}`,
        reason: failedRefund.failureReason,
        ...ofPayment(payment, failedRefund.amount),
      });
    }
    if (openedDispute !== undefined) {
      const { isInquiry, providerDisputeId, reason, amount, evidenceDueAt } = openedDispute;
      await jobs.enqueue(merchantMail, {
        kind: 'DISPUTE_OPENED',
        fact: `${isInquiry ? 'inquiry' : 'dispute'}-${providerDisputeId}`,
        reason,
        isInquiry,
        dueAt: evidenceDueAt?.toISOString() ?? null,
        ...ofPayment(payment, amount),
      });
    }
  }
};
