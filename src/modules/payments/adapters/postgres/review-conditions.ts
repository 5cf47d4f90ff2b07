/** Payments `p` whose captured money waits for a decision, or could not be given back as decided. */
export const awaitsReview = `p.mismatch is not null and p.status <> 'SUCCEEDED'
  and (p.mismatch_resolution is null or p.status = 'PROCESSING' and not exists (
    select 1 from refunds r where r.payment_id = p.id and r.status not in ('FAILED', 'CANCELLED')))`;

/** A job of this name for the payment `p` will still be done. */
const isJobDue = (name: string): string => `exists (
  select from pgboss.job j where j.name = '${name}' and j.state in ('created', 'retry', 'active')
    and (j.data ->> 'paymentId')::bigint = p.id)`;

/** Second payments `p` of one link whose money was not given back in full. */
export const isUnrefundedDuplicate = `p.duplicate_of is not null and p.status = 'SUCCEEDED'
  and p.refunded_amount_minor < p.charge_amount_minor and p.dispute_status not in ('OPEN', 'LOST')`;

/** Of them those that nothing gives back: no refund is at the provider, and no job is about to ask for one. */
export const isAbandonedDuplicate = `${isUnrefundedDuplicate}
  and not exists (select from refunds r where r.payment_id = p.id and r.status = 'PENDING')
  and not ${isJobDue('payments.send-refund')}`;

/** Refunds `r` of payments `p` that the provider was never asked for and that no job asks for. */
export const isUnsentRefund = `r.status = 'REQUESTED' and not ${isJobDue('payments.send-refund')}`;

/** For so long a refund that failed waits for a person; afterwards it was decided not to repeat it. */
const failedFor = `interval '30 days'`;

/** Refunds `r` that failed in the last month, and that no later refund of the payment has made up for. */
export const isFailedRefund = `r.status = 'FAILED' and r.updated_at > now() - ${failedFor} and not exists (
  select from refunds later where later.payment_id = r.payment_id and later.id > r.id
    and later.status not in ('FAILED', 'CANCELLED'))`;

/** Open disputes `d` that the provider decides against us unless it gets evidence in the next three days. */
export const isDisputeDue = `d.status = 'OPEN' and d.evidence_due_at < now() + interval '3 days'`;

/** What about a payment `p` waits for a person. */
export const reviewConditions = {
  WAITING: awaitsReview,
  REFUND_FAILED: `exists (select from refunds r where r.payment_id = p.id and ${isFailedRefund})`,
  NOT_GIVEN_BACK: isAbandonedDuplicate,
  DISPUTE_DUE: `exists (select from disputes d where d.payment_id = p.id and ${isDisputeDue})`,
} as const;
export type PaymentReview = keyof typeof reviewConditions;
