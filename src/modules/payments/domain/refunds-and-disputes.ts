import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import type { DisputeStatus, RefundStatus } from './snapshot.ts';

export type RefundReason = 'DUPLICATE' | 'REQUESTED_BY_CUSTOMER' | 'OTHER';

/** A quantity of a line of the payment's document, as decimal text; absent: all that is left of it. */
export type RefundedLine = Readonly<{ /** Position, from 1. */ line: number; quantity?: string | undefined }>;

/** A refund, in the charge currency. REQUESTED: stored here and not yet made by the provider. */
export type RefundRecord = Readonly<{
  id: number | undefined;
  /** Our key in the provider's metadata; the same for every attempt. */
  providerKey: string;
  /** Number of the next idempotency key, from 1; a key with a stored error at the provider cannot be used again. */
  providerAttempt: number;
  providerRefundId: string | null;
  amount: Money<ChargeCurrency>;
  reason: RefundReason;
  note: string | null;
  /** The lines that the amount was computed from; null for a sum. */
  lines: readonly RefundedLine[] | null;
  status: RefundStatus | 'REQUESTED';
  failureReason: string | null;
  requestedBy: string;
  /** The caller's Idempotency-Key. */
  requestKey: string | null;
  /** Number of bookings as succeeded; each later success has its own ledger source. */
  timesBooked: number;
  createdAt: Date;
}>;

/** Ledger position of the disputed amount. NONE: not held. HELD: by the provider. LOST: paid by the merchant. */
export type DisputePosition = 'NONE' | 'HELD' | 'LOST';

export type DisputeRecord = Readonly<{
  id: number | undefined;
  providerDisputeId: string;
  /** As booked; follows the provider only while nothing is booked. */
  amount: Money<ChargeCurrency>;
  reason: string;
  status: DisputeStatus;
  isInquiry: boolean;
  /** The bank has the evidence and decides. */
  isUnderReview: boolean;
  position: DisputePosition;
  /** The provider's fee for the dispute as booked, in minor units of `feeCurrency`. */
  feeMinor: number;
  feeCurrency: ChargeCurrency | null;
  /** Number of its ledger transactions; each has its own source. */
  bookings: number;
  evidenceDueAt: Date | null;
  openedAt: Date;
}>;

/** A REQUESTED refund, which the provider does not know yet. */
export const newRefund = (
  refund: Pick<RefundRecord, 'providerKey' | 'amount' | 'reason' | 'note' | 'requestKey'> &
    Partial<Pick<RefundRecord, 'lines'>>,
  by: Readonly<{ actor: string; now: Date }>,
): RefundRecord => ({
  lines: null,
  ...refund,
  id: undefined,
  providerAttempt: 1,
  providerRefundId: null,
  status: 'REQUESTED',
  failureReason: null,
  requestedBy: by.actor,
  timesBooked: 0,
  createdAt: by.now,
});

/** Whether the refund reduces the refundable amount: it succeeded or still may. */
export const isClaimed = ({ status }: RefundRecord): boolean => status !== 'FAILED' && status !== 'CANCELLED';

/** Whether the provider holds the money: an open chargeback. An inquiry holds none. */
export const isWithheld = ({ status, isInquiry }: DisputeRecord): boolean => status === 'OPEN' && !isInquiry;

/** Combined status of all disputes: OPEN before LOST; a PREVENTED dispute took no money and counts as WON. */
export const disputeStatusOf = (
  disputes: readonly Pick<DisputeRecord, 'status'>[],
): 'NONE' | 'OPEN' | 'WON' | 'LOST' => {
  if (disputes.some(({ status }) => status === 'OPEN')) return 'OPEN';
  if (disputes.some(({ status }) => status === 'LOST')) return 'LOST';
  return disputes.length > 0 ? 'WON' : 'NONE';
};
