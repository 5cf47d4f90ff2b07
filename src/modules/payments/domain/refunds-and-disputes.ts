import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import type { DisputeStatus, RefundStatus } from './snapshot.ts';

export type RefundReason = 'DUPLICATE' | 'REQUESTED_BY_CUSTOMER' | 'OTHER';

/** Money on its way back to the payer, always in the charge currency. REQUESTED: the provider does not know of it yet. */
export type RefundRecord = Readonly<{
  id: number | undefined;
  /** Ours in the provider's metadata; the same for every try. */
  providerKey: string;
  /** Which idempotency key is sent next, from 1; a key under which the provider keeps an error is used up. */
  providerAttempt: number;
  providerRefundId: string | null;
  amount: Money<ChargeCurrency>;
  reason: RefundReason;
  note: string | null;
  status: RefundStatus | 'REQUESTED';
  failureReason: string | null;
  requestedBy: string;
  /** The caller's Idempotency-Key. */
  requestKey: string | null;
  /** How often it has been booked as succeeded: a later success needs a ledger source of its own. */
  timesBooked: number;
  createdAt: Date;
}>;

/** Where the disputed sum stands in the ledger. NONE: with us. HELD: by the provider. LOST: borne by the merchant. */
export type DisputePosition = 'NONE' | 'HELD' | 'LOST';

export type DisputeRecord = Readonly<{
  id: number | undefined;
  providerDisputeId: string;
  /** As booked; it follows the provider only while nothing is booked. */
  amount: Money<ChargeCurrency>;
  reason: string;
  status: DisputeStatus;
  isInquiry: boolean;
  position: DisputePosition;
  /** The provider's fee for the dispute as booked, in minor units of `feeCurrency`. */
  feeMinor: number;
  feeCurrency: ChargeCurrency | null;
  /** Number of ledger transactions made for it: each has a source of its own. */
  bookings: number;
  evidenceDueAt: Date | null;
  openedAt: Date;
}>;

/** Made for a payment, and the provider does not know of it yet. */
export const newRefund = (
  refund: Pick<RefundRecord, 'providerKey' | 'amount' | 'reason' | 'note' | 'requestKey'>,
  by: Readonly<{ actor: string; now: Date }>,
): RefundRecord => ({
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

/** What is no longer there to be refunded: all that succeeded or still may. */
export const isClaimed = ({ status }: RefundRecord): boolean => status !== 'FAILED' && status !== 'CANCELLED';

/** A chargeback that is not decided: the provider holds the money. An inquiry holds none. */
export const isWithheld = ({ status, isInquiry }: DisputeRecord): boolean => status === 'OPEN' && !isInquiry;

/** Of all disputes: one that is open counts before one that was lost; a prevented one took nothing, as a won one. */
export const disputeStatusOf = (disputes: readonly DisputeRecord[]): 'NONE' | 'OPEN' | 'WON' | 'LOST' => {
  if (disputes.some(({ status }) => status === 'OPEN')) return 'OPEN';
  if (disputes.some(({ status }) => status === 'LOST')) return 'LOST';
  return disputes.length > 0 ? 'WON' : 'NONE';
};
