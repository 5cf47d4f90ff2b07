import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import type { DisputeState, RefundState } from './snapshot.ts';

export type RefundReason = 'DUPLICATE' | 'REQUESTED_BY_CUSTOMER' | 'OTHER';

/** Money on its way back to the payer, always in the charge currency. REQUESTED: the provider does not know of it yet. */
export type RefundRecord = {
  id: number | undefined;
  readonly providerKey: string;
  providerRefundId: string | null;
  readonly amount: Money<ChargeCurrency>;
  readonly reason: RefundReason;
  readonly note: string | null;
  state: RefundState | 'REQUESTED';
  failureReason: string | null;
  readonly requestedBy: string;
  /** The caller's Idempotency-Key. */
  readonly requestKey: string | null;
  readonly createdAt: Date;
};

export type DisputeRecord = {
  id: number | undefined;
  readonly providerDisputeId: string;
  readonly amount: Money<ChargeCurrency>;
  readonly reason: string;
  state: DisputeState;
  isInquiry: boolean;
  readonly openedAt: Date;
};

/** What is no longer there to be refunded: all that succeeded or still may. */
export const isClaimed = ({ state }: RefundRecord): boolean => state !== 'FAILED' && state !== 'CANCELLED';
