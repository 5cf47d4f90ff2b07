import type { DisputeStatus, ProviderFee, RefundStatus } from './snapshot.ts';

/** A stored payment for the comparison with the provider; amounts in minor units. */
export type StoredPayment = Readonly<{
  id: number;
  status: string;
  /** Another amount than asked was captured and waits for a decision. */
  isMismatch: boolean;
  /** Captured money in the ledger: the charge of a sale, or money that is being refunded; else 0. */
  bookedMinor: number;
  currency: string;
  intentId: string | null;
  chargeId: string | null;
  /** What documents name as the transaction: the charge's id. */
  transactionReference: string | null;
  /** The true fee as stored; null while it is not known. */
  fee: ProviderFee | null;
  cardBrand: string | null;
  cardLast4: string | null;
  succeededAt: Date | null;
  /** A job or webhook event that will settle the payment is due. */
  isUnderWay: boolean;
}>;
export type StoredRefund = Readonly<{
  id: number;
  paymentId: number;
  key: string;
  providerRefundId: string | null;
  amountMinor: number;
  status: RefundStatus | 'REQUESTED';
  /** The ledger has it as often as its status says. */
  isBookedTruly: boolean;
  createdAt: Date;
}>;
export type StoredDispute = Readonly<{
  paymentId: number;
  providerDisputeId: string;
  amountMinor: number;
  status: DisputeStatus;
  isInquiry: boolean;
  reason: string;
  evidenceDueAt: Date | null;
}>;
