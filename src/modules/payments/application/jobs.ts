import { jobType } from '#kernel/jobs.ts';

/** Fetches the provider state and settles; enqueues itself until nothing can change any more. */
export const pollPayment = jobType<{ paymentId: number }>('payments.look', 20);
/** Handles the webhook events that are due; at most one waits. */
export const handleDueEvents = jobType('payments.handle-due-events', 3);
/** Not enqueued any more: a database may hold some of the time before the inbox was the queue. */
export const handleWebhookEvent = jobType<{ inboxId: number }>('payments.handle-event', 3);
// `linkId` stands in jobs that wait in the database.
export const endSessionsOfLink = jobType<{ linkId: number; exceptPaymentId: number | null }>(
  'payments.end-sessions-of-link',
  20,
);
/** Ends one payment's hosted page: the link has more open sessions than its limit. */
export const endSession = jobType<{ paymentId: number }>('payments.end-session', 20);
export const sendRefund = jobType<{ paymentId: number; refundId: number }>('payments.send-refund', 20);
/** Every minute: rolls the deltas up. */
export const rollUpPayments = jobType('payments.fold-totals', 0);
export const forgetOldPayloads = jobType('payments.forget-old-payloads', 0);
/** Every two minutes: settles what lost its webhook or its job. */
export const reconcile = jobType('payments.reconcile', 0);
