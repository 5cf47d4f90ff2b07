export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';
/** PREVENTED: closed before it became a chargeback, and no money was taken for it. */
export type DisputeStatus = 'OPEN' | 'WON' | 'LOST' | 'PREVENTED';

export type RefundSnapshot = Readonly<{
  providerRefundId: string;
  /** Our own key, when the refund was asked for by us. */
  key: string | null;
  amountMinor: number;
  status: RefundStatus;
  failureReason: string | null;
}>;

export type DisputeSnapshot = Readonly<{
  providerDisputeId: string;
  amountMinor: number;
  reason: string;
  status: DisputeStatus;
  /** A question by the bank: no money has moved. */
  isInquiry: boolean;
  /** What the provider has taken for handling the dispute so far, less what it has returned of it. */
  fee: ProviderFee | null;
  /** Until when evidence can be given; null when none is asked for. */
  evidenceDueAt: Date | null;
  openedAt: Date;
}>;

/** A fee of the provider in minor units of the currency of its balance, which may differ from the charge's. */
export type ProviderFee = Readonly<{ minor: number; currency: string }>;

/** How a checkout stands at the provider, read just now; the only thing a payment's state is ever derived from. */
export type CheckoutSnapshot = Readonly<{
  sessionId: string;
  session: 'OPEN' | 'COMPLETE' | 'EXPIRED';
  money: 'NONE' | 'PROCESSING' | 'PAID';
  /** Ours, as given when the session was opened. */
  reference: string | null;
  key: string | null;
  amountMinor: number;
  currency: string;
  liveMode: boolean;
  intentId: string | null;
  chargeId: string | null;
  card: Readonly<{ brand: string; last4: string }> | null;
  /** The last refusal of a card in the provider's stable code; null when none was refused. */
  declineCode: string | null;
  paidAt: Date | null;
  /** The provider's true fee without our own application fee; null until it is known. */
  fee: ProviderFee | null;
  refunds: readonly RefundSnapshot[];
  disputes: readonly DisputeSnapshot[];
}>;
