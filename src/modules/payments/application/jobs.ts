import { jobType } from '#kernel/jobs.ts';

/** Look at the provider and settle; comes again by itself until nothing can change any more. */
export const lookAtPayment = jobType<{ paymentId: number }>('payments.look', 20);
export const handleProviderEvent = jobType<{ inboxId: number }>('payments.handle-event', 3);
export const endSessionsOfLink = jobType<{ linkId: number; exceptPaymentId: number | null }>(
  'payments.end-sessions-of-link',
  20,
);
/** Ends one payment's hosted page: other customers of the link need its place. */
export const endSession = jobType<{ paymentId: number }>('payments.end-session', 20);
export const sendRefund = jobType<{ paymentId: number; refundId: number }>('payments.send-refund', 20);
/** Every minute: the notes of a minute are read in no time. */
export const foldTotals = jobType('payments.fold-totals', 0);
export const forgetOldPayloads = jobType('payments.forget-old-payloads', 0);
/** The net under everything: every few minutes, whatever was forgotten. */
export const reconcile = jobType('payments.reconcile', 0);
