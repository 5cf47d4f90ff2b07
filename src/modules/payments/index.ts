export {
  DisputeOpened,
  MandateAgreed,
  MandateEnded,
  PaymentRefunded,
  PaymentSucceeded,
  RefundFailed,
} from './domain/events.ts';
export { AnswersToDisputes } from './ports/answers-to-disputes.ts';
export {
  DocumentsOfPayments,
  type BuyerChange,
  type BuyerChangeAnswer,
} from './ports/documents-of-payments.ts';
export { ForeignDocuments } from './ports/foreign-documents.ts';
export { CardMandates, type UsableMandate } from './application/mandates/card-mandates.ts';
export {
  ChargeKeptCard,
  type KeptCardOutcome,
  type KeptCardResult,
} from './application/mandates/charge-kept-card.ts';
export { ChargesAhead, type ChargeAhead } from './application/mandates/charges-ahead.ts';
export { LockedPayments } from './application/locked-payments.ts';
export { refundCommandOf } from './adapters/http/refund-command.ts';
export { DisputedPayments, type DisputedPayment } from './application/disputed-payments.ts';
export { LinkWasPaid, ReceiptNotReady, TransferNotNeeded } from './domain/failures.ts';
export { ReceiveBankLine } from './application/receive-bank-line.ts';
export { ReceiveTransfer } from './application/receive-transfer.ts';
export { TakeBackBankPayment } from './application/take-back-bank-payment.ts';
export { paymentUnderWay } from './adapters/postgres/personal-payments.ts';
export { RequestRefund } from './application/request-refund.ts';
export { StartCheckout } from './application/start-checkout.ts';
export { SettlePayment } from './application/settle-payment.ts';
export { Reconcile } from './application/reconcile.ts';
export { exportLedger } from './adapters/postgres/export-ledger.ts';
export { bookedSums, movedSums, sumOn, sumsOf } from './adapters/postgres/booked-sums.ts';
export { providerFeeSql } from './adapters/postgres/payment-figures.ts';
export { takenBack, type TakenBackKind } from './adapters/postgres/taken-back.ts';
export { keptOf } from './domain/kept.ts';
export { exportPayments } from './adapters/postgres/export-payments.ts';
export { PaymentsOfMonth, type PaymentsOfDays } from './application/payments-of-month.ts';
export {
  PlatformFees,
  type PlatformFeesOfDay,
  type PlatformFeesOfDays,
} from './application/platform-fees.ts';
export { platformFeeCents, platformFeeEntries } from './adapters/postgres/sql-platform-fees.ts';
export { isAccountUnderWay } from './adapters/postgres/account-under-way.ts';
export { hasOpenFraudWarning } from './adapters/postgres/review-conditions.ts';
export { listWebhookEvents } from './adapters/postgres/list-webhook-events.ts';
export { WebhookSubjects, type WebhookSubject } from './ports/webhook-subjects.ts';
export {
  LedgerBookings,
  type BookedPayout,
  type BookedTransfer,
  type PaymentOfIntent,
  type SettledMovement,
} from './application/ledger-bookings.ts';
export { PaymentSnapshots } from './application/payment-snapshots.ts';
export { comparedSpans, type ComparedSpans } from './domain/takings-period.ts';
