import type { Jobs } from '#kernel/jobs.ts';
import type { Money } from '#kernel/money.ts';
import { merchantMail } from '#modules/merchants/index.ts';
import type { FraudWarning } from '../domain/payment-record.ts';
import type { Payment } from '../domain/payment.ts';
import type { DocumentsOfPayments } from '../ports/documents-of-payments.ts';

type Deps = Readonly<{ jobs: Jobs; documents: DocumentsOfPayments }>;

/** As people know the payment: the number of its document, before that of its order. */
export const paymentNumber = async (
  documents: DocumentsOfPayments,
  { paymentId, orderNumber }: Readonly<{ paymentId: number; orderNumber: number | undefined }>,
): Promise<string> => {
  const document = (await documents.of([paymentId])).get(paymentId);
  return document?.invoiceNumber ?? String(orderNumber);
};

const ofPayment = async ({ documents }: Deps, payment: Payment, { minor, currency }: Money) => {
  const { id: paymentId } = payment;
  const { merchantId, orderNumber } = payment.toRecord();
  const number = await paymentNumber(documents, { paymentId, orderNumber });
  return { merchantId, paymentId, number, amountMinor: Number(minor), currency };
};

/** A merchant has one first payment: the second mail about it is not sent. Enqueued after its document is issued. */
export const enqueueFirstPaymentMail = async (deps: Deps, payment: Payment): Promise<void> =>
  deps.jobs.enqueue(merchantMail, {
    kind: 'FIRST_PAYMENT',
    fact: 'first',
    ...(await ofPayment(deps, payment, payment.toRecord().amount)),
  });

/** Tells the merchant that the payment is refunded, because its invoice had less open. */
export const enqueueOverpaidMail = async (deps: Deps, payment: Payment): Promise<void> =>
  deps.jobs.enqueue(merchantMail, {
    kind: 'OVERPAID',
    fact: `overpaid-${payment.id}`,
    ...(await ofPayment(deps, payment, payment.toRecord().chargeAmount)),
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
        ...(await ofPayment(deps, payment, failedRefund.amount)),
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
        ...(await ofPayment(deps, payment, amount)),
      });
    }
    if (decidedDispute !== undefined) {
      const { isInquiry, providerDisputeId, status, amount } = decidedDispute;
      await jobs.enqueue(merchantMail, {
        kind: 'DISPUTE_DECIDED',
        fact: `${status.toLowerCase()}-${providerDisputeId}`,
        outcome: isInquiry ? 'CLOSED' : status === 'LOST' ? 'LOST' : 'WON',
        ...(await ofPayment(deps, payment, amount)),
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
    ...(await ofPayment(deps, payment, payment.toRecord().chargeAmount)),
  });
