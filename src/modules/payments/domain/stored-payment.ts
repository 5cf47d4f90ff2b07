import type { DisputeStatus, RefundStatus } from './snapshot.ts';

/** A stored payment, to be compared with the provider; amounts in minor units. */
export type StoredPayment = Readonly<{
  id: number;
  status: string;
  /** Captured with another amount than asked, and waiting for a decision. */
  isMismatch: boolean;
  /** Captured money that the ledger holds: the charge of a sale, or what is being given back; else 0. */
  bookedMinor: number;
  currency: string;
  intentId: string | null;
  succeededAt: Date | null;
  /** A job or a webhook event that will bring it to the provider's state is due. */
  isUnderWay: boolean;
}>;
export type StoredRefund = Readonly<{
  id: number;
  paymentId: number;
  key: string;
  providerRefundId: string | null;
  amountMinor: number;
  status: RefundStatus | 'REQUESTED';
  createdAt: Date;
}>;
export type StoredDispute = Readonly<{
  paymentId: number;
  providerDisputeId: string;
  amountMinor: number;
  status: DisputeStatus;
  isInquiry: boolean;
}>;
