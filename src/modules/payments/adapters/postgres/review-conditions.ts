import { chargedAfterStop } from '../../domain/payment.ts';
import { isInRefundBurst } from './refund-bursts.ts';

/** Payments `p` whose mismatch waits for a decision, or whose decided refund failed. */
export const awaitsReview = `p.mismatch is not null and p.status <> 'SUCCEEDED'
  and (p.mismatch_resolution is null or p.status = 'PROCESSING' and not exists (
    select 1 from refunds r where r.payment_id = p.id and r.status not in ('FAILED', 'CANCELLED')))`;

/** Whether the payment `p` has an open job of this name. */
const isJobDue = (name: string): string => `exists (
  select from pgboss.job j where j.name = '${name}' and j.state in ('created', 'retry', 'active')
    and (j.data ->> 'paymentId')::bigint = p.id)`;

/** Duplicate and overpaid payments `p` that are not refunded in full. */
export const isUnrefundedDuplicate = `(p.duplicate_of is not null or p.overpaid) and p.status = 'SUCCEEDED'
  and p.refunded_amount_minor < p.charge_amount_minor and p.dispute_status not in ('OPEN', 'LOST')`;

/** Duplicates without a pending refund at the provider and without a refund job. */
export const isAbandonedDuplicate = `${isUnrefundedDuplicate}
  and not exists (select from refunds r where r.payment_id = p.id and r.status = 'PENDING')
  and not ${isJobDue('payments.send-refund')}`;

/** Refunds `r` of payments `p` that were never sent to the provider and have no job. */
export const isUnsentRefund = `r.status = 'REQUESTED' and not ${isJobDue('payments.send-refund')}`;

/** How long a failed refund is shown for review. */
const failedFor = `interval '30 days'`;

/** Refunds `r` that failed in the last month without a later refund of the payment. */
export const isFailedRefund = `r.status = 'FAILED' and r.updated_at > now() - ${failedFor} and not exists (
  select from refunds later where later.payment_id = r.payment_id and later.id > r.id
    and later.status not in ('FAILED', 'CANCELLED'))`;

/** Open disputes `d` whose evidence is due within three days. */
export const isDisputeDue = `d.status = 'OPEN' and d.evidence_due_at < now() + interval '3 days'`;

/** Open disputes `d` from their first day until their evidence is due; the bank has not got the evidence yet. */
const isDisputeOpen = `d.status = 'OPEN' and not d.is_under_review
  and coalesce(d.evidence_due_at >= now() + interval '3 days', true)`;

/** Payments `p` with a refund or dispute in another currency, which is not booked. */
const hasOtherCurrency = `p.other_currency is not null`;

/**
 * Payments `p` with an early fraud warning that a refund still answers, as `warnOfFraud` of the domain, for 30 days: a
 * merchant who keeps the money does nothing.
 */
export const hasOpenFraudWarning = `p.fraud_warning ->> 'isActionable' = 'true' and p.status = 'SUCCEEDED'
  and p.dispute_status = 'NONE' and p.refund_status <> 'FULL'
  and cast(p.fraud_warning ->> 'warnedAt' as timestamptz) > now() - interval '30 days'`;

/** Payments `p` by a card that its payer stopped while it was charged, for 14 days until they are refunded. */
const isChargedAfterStop = `p.mandate_id is not null and p.status = 'SUCCEEDED' and p.refund_status <> 'FULL'
  and p.succeeded_at > now() - interval '14 days' and exists (
    select from payment_events e where e.payment_id = p.id and e.reason = '${chargedAfterStop}')`;

/** Conditions under which a payment `p` needs review. */
export const reviewConditions = {
  WAITING: awaitsReview,
  REFUND_FAILED: `exists (select from refunds r where r.payment_id = p.id and ${isFailedRefund})`,
  NOT_GIVEN_BACK: isAbandonedDuplicate,
  DISPUTE_DUE: `exists (select from disputes d where d.payment_id = p.id and ${isDisputeDue})`,
  DISPUTE_OPEN: `exists (select from disputes d where d.payment_id = p.id and ${isDisputeOpen})`,
  REFUND_BURST: isInRefundBurst,
  OTHER_CURRENCY: hasOtherCurrency,
  FRAUD_WARNING: hasOpenFraudWarning,
  CHARGED_AFTER_STOP: isChargedAfterStop,
} as const;
export type PaymentReview = keyof typeof reviewConditions;
