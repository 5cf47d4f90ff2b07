import type { MerchantFact, MerchantFactType } from '#kernel/merchant-fact.ts';
import type { HistoryEntry, PaymentRecord } from './payment-record.ts';
import type { DisputeRecord, RefundRecord } from './refunds-and-disputes.ts';
import type { PaymentStatus } from './status.ts';

type Fact = Readonly<{ type: MerchantFactType; previous?: Readonly<Record<string, unknown>> }>;

const typeOfStatus: Readonly<Record<Exclude<PaymentStatus, 'PENDING'>, MerchantFactType>> = {
  PROCESSING: 'payment.processing',
  SUCCEEDED: 'payment.succeeded',
  FAILED: 'payment.failed',
  CANCELLED: 'payment.cancelled',
};

const flags = ['late', 'duplicateOf', 'overpaid', 'mismatch', 'mismatchResolution'] as const;

/** The flags before, of those that have changed. */
const flagsBefore = (before: PaymentRecord, after: PaymentRecord) =>
  Object.fromEntries(
    flags.filter((flag) => before[flag] !== after[flag]).map((flag) => [flag, before[flag]]),
  );

const factOf = (
  { kind, fromStatus, status, reason }: HistoryEntry,
  before: PaymentRecord | null,
  after: PaymentRecord,
): Fact[] => {
  if (kind === 'STATUS' && fromStatus === null) return before === null ? [{ type: 'payment.created' }] : [];
  if (kind === 'STATUS' && status !== 'PENDING')
    return [{ type: typeOfStatus[status], previous: { status: fromStatus } }];
  // A payment by bank has succeeded when it is added.
  if (before === null) return [];
  if (kind === 'DECLINED')
    return [{ type: 'payment.declined', previous: { lastDeclineCode: before.lastDeclineCode } }];
  if (kind === 'FLAGGED' && reason?.startsWith('FRAUD_WARNING'))
    return [{ type: 'payment.fraud_warned', previous: { fraudWarnedAt: null } }];
  if (kind === 'FLAGGED') return [{ type: 'payment.flagged', previous: flagsBefore(before, after) }];
  return [];
};

/** A CANCELLED refund moved no money: for the merchant it failed. */
const typeOfRefund: Readonly<Record<RefundRecord['status'], MerchantFactType>> = {
  REQUESTED: 'refund.requested',
  PENDING: 'refund.requested',
  SUCCEEDED: 'refund.succeeded',
  FAILED: 'refund.failed',
  CANCELLED: 'refund.failed',
};

/** A refund that was made at the provider is first seen with any status. PENDING after REQUESTED is no fact. */
const refundFact = (before: RefundRecord | undefined, { status }: RefundRecord): Fact[] => {
  const type = typeOfRefund[status];
  if (before === undefined) return [{ type }];
  const isFact = before.status !== status && type !== 'refund.requested';
  return isFact ? [{ type, previous: { status: before.status } }] : [];
};

/** A PREVENTED dispute took no money and counts as won, as in the status of the payment. */
const typeOfDispute: Readonly<Record<DisputeRecord['status'], MerchantFactType>> = {
  OPEN: 'dispute.opened',
  WON: 'dispute.won',
  PREVENTED: 'dispute.won',
  LOST: 'dispute.lost',
};

/** An inquiry is opened, and once more when it becomes a dispute. */
const disputeFact = (before: DisputeRecord | undefined, after: DisputeRecord): Fact[] => {
  const type = typeOfDispute[after.status];
  if (before === undefined) return [{ type }];
  const isEscalated = before.isInquiry && !after.isInquiry && after.status === 'OPEN';
  if (before.status === after.status && !isEscalated) return [];
  const previous = {
    ...(before.status !== after.status && { status: before.status }),
    ...(before.isInquiry !== after.isInquiry && { isInquiry: before.isInquiry }),
  };
  return [{ type, previous }];
};

/**
 * The facts of a stored change of a payment, in the order in which it happened. Parts are appended or changed
 * in place, never removed.
 * @param before null for a payment that has just been added
 * @param after with the ids of its parts
 */
export const paymentFacts = (
  before: PaymentRecord | null,
  after: PaymentRecord,
  history: readonly HistoryEntry[],
): MerchantFact[] => {
  const { merchantId } = after;
  const of = (subjectId: number | undefined) => (fact: Fact) => ({
    ...fact,
    merchantId,
    subjectId: subjectId!,
  });
  return [
    ...history.flatMap((entry) => factOf(entry, before, after)).map(of(after.id)),
    ...after.refunds.flatMap((refund, place) =>
      refundFact(before?.refunds[place], refund).map(of(refund.id)),
    ),
    ...after.disputes.flatMap((dispute, place) =>
      disputeFact(before?.disputes[place], dispute).map(of(dispute.id)),
    ),
  ];
};
