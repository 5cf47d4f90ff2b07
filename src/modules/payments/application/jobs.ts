import { jobType } from '#kernel/jobs.ts';

/** Fetches the provider state and settles; enqueues itself until the payment cannot change. */
export const pollPayment = jobType<{ paymentId: number }>('payments.look', 20);
/** Delay of the first poll of a payment, in milliseconds. */
export const firstPollAfterMs = 120_000;
/** Handles due webhook events; at most one job waits. */
export const handleDueEvents = jobType('payments.handle-due-events', 3);
/** Not enqueued any more; databases of earlier versions may hold such jobs. */
export const handleWebhookEvent = jobType<{ inboxId: number }>('payments.handle-event', 3);
// `linkId` is stored in jobs of earlier versions.
export const endSessionsOfLink = jobType<{ linkId: number; exceptPaymentId: number | null }>(
  'payments.end-sessions-of-link',
  20,
);
/** Ends one hosted page of a link with more open sessions than its limit. */
export const endSession = jobType<{ paymentId: number }>('payments.end-session', 20);
export const sendRefund = jobType<{ paymentId: number; refundId: number }>('payments.send-refund', 20);
/** The provider deletes a card that stayed. */
export const detachCard = jobType<{ method: string; account: string | null }>('payments.detach-card', 20);
/** Thirty attempts over most of a day. */
export const mandateMail = jobType<{ mandateId: number; kind: 'AGREED' | 'ENDED' }>(
  'payments.mandate-mail',
  30,
);
/** Every minute: rolls the deltas up. */
export const rollUpPayments = jobType('payments.fold-totals', 0);
export const forgetOldPayloads = jobType('payments.forget-old-payloads', 0);
/** Every two minutes: settles payments that lost their webhook or their job. */
export const reconcile = jobType('payments.reconcile', 0);
