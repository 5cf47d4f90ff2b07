import type { Jobs } from '#kernel/jobs.ts';
import type { Money } from '#kernel/money.ts';
import { merchantMail } from '#modules/merchants/index.ts';
import type { FraudWarning } from '../domain/payment-record.ts';
import type { Payment } from '../domain/payment.ts';

type Deps = Readonly<{ jobs: Jobs }>;

const ofPayment = (payment: Payment, { minor, currency }: Money) => {
  const { merchantId, orderNumber } = payment.toRecord();
  const number = String(orderNumber);
  return { merchantId, paymentId: payment.id, number, amountMinor: Number(minor), currency };
};

/** A merchant has one first payment: the second mail about it is not sent. Enqueued after its document is issued. */
export const enqueueFirstPaymentMail = async (deps: Deps, payment: Payment): Promise<void> =>
  deps.jobs.enqueue(merchantMail, {
    kind: 'FIRST_PAYMENT',
    fact: 'first',
    ...ofPayment(payment, payment.toRecord().amount),
  });

/** Tells the merchant that the payment is refunded, because its invoice had less open. */
export const enqueueOverpaidMail = async (deps: Deps, payment: Payment): Promise<void> =>
  deps.jobs.enqueue(merchantMail, {
    kind: 'OVERPAID',
    fact: `overpaid-${payment.id}`,
    ...ofPayment(payment, payment.toRecord().chargeAmount),
  });

/** Tells the merchant that the payer stopped the card while it was charged. */
export const enqueueChargedAfterStopMail = async (deps: Deps, payment: Payment): Promise<void> =>
  deps.jobs.enqueue(merchantMail, {
    kind: 'CHARGED_AFTER_STOP',
    fact: `charged-after-stop-${payment.id}`,
    ...ofPayment(payment, payment.toRecord().chargeAmount),
  });

/** Enqueues a mail for each refund that failed and each dispute that was opened or decided since the payment was loaded. */
export const enqueueIncidentMails = async (deps: Deps, payment: Payment): Promise<void> => {
  const { jobs } = deps;
  for (const { failedRefund, openedDispute, decidedDispute } of payment.incidents) {
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
    if (decidedDispute !== undefined) {
      const { isInquiry, providerDisputeId, status, amount } = decidedDispute;
      await jobs.enqueue(merchantMail, {
        kind: 'DISPUTE_DECIDED',
        fact: `${status.toLowerCase()}-${providerDisputeId}`,
        outcome: isInquiry ? 'CLOSED' : status === 'LOST' ? 'LOST' : 'WON',
        ...ofPayment(payment, amount),
      });
    }
  }
};

/** Enqueues the mail about an early fraud warning: a full refund prevents the dispute and its fee. */
export const enqueueFraudMail = async (
  deps: Deps,
  payment: Payment,
  { warningId, type: reason }: FraudWarning,
): Promise<void> =>
  deps.jobs.enqueue(merchantMail, {
    kind: 'FRAUD_WARNING',
    fact: `fraud-${warningId}`,
    reason,
    ...ofPayment(payment, payment.toRecord().chargeAmount),
  });
