export type RefundStatus = 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';
/** PREVENTED: closed before it became a chargeback, without a movement of money. */
export type DisputeStatus = 'OPEN' | 'WON' | 'LOST' | 'PREVENTED';

export type RefundSnapshot = Readonly<{
  providerRefundId: string;
  /** Our key when the refund was requested here; null otherwise. */
  key: string | null;
  amountMinor: number;
  /** ISO 4217, upper case; another than the payment's is never booked. */
  currency: string;
  status: RefundStatus;
  failureReason: string | null;
}>;

export type DisputeSnapshot = Readonly<{
  providerDisputeId: string;
  amountMinor: number;
  /** ISO 4217, upper case; another than the payment's is never booked. */
  currency: string;
  reason: string;
  status: DisputeStatus;
  /** An inquiry of the bank moves no money. */
  isInquiry: boolean;
  /** The bank has the evidence and decides. */
  isUnderReview: boolean;
  /** The provider's dispute fee so far, less what it returned. */
  fee: ProviderFee | null;
  /** Deadline for evidence; null when none is requested. */
  evidenceDueAt: Date | null;
  openedAt: Date;
}>;

/** A fee of the provider in minor units of the currency of its balance, which may differ from the charge's. */
export type ProviderFee = Readonly<{ minor: number; currency: string }>;

/** A card that its payer let stay, as the provider names it. */
export type KeptCardSnapshot = Readonly<{
  customer: string;
  method: string;
  brand: string;
  last4: string;
  /** From 1. */
  expiryMonth: number;
  expiryYear: number;
}>;

/** The provider state of a checkout, fetched just now; the only source of a payment's status. */
export type CheckoutSnapshot = Readonly<{
  sessionId: string;
  session: 'OPEN' | 'COMPLETE' | 'EXPIRED';
  money: 'NONE' | 'PROCESSING' | 'PAID';
  /** Our reference, as set when the session was opened. */
  reference: string | null;
  key: string | null;
  amountMinor: number;
  currency: string;
  liveMode: boolean;
  intentId: string | null;
  chargeId: string | null;
  card: Readonly<{ brand: string; last4: string }> | null;
  /** Of a paid page on which the payer let the card stay; absent or null: none. */
  keptCard?: KeptCardSnapshot | null;
  /** The provider's stable code of the last decline; null without one. */
  declineCode: string | null;
  paidAt: Date | null;
  /** The provider's true fee without our application fee; null until known. */
  fee: ProviderFee | null;
  refunds: readonly RefundSnapshot[];
  disputes: readonly DisputeSnapshot[];
}>;
