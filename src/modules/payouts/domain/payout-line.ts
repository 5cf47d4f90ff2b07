/** What moved the money of a line. APPLICATION_FEE is a fee of Plateno that the provider booked apart from a charge. */
export const lineKinds = [
  'CHARGE',
  'REFUND',
  'REFUND_FAILED',
  'DISPUTE',
  'DISPUTE_REVERSAL',
  'FEE',
  'APPLICATION_FEE',
  'ADJUSTMENT',
  'OTHER',
] as const;
export type LineKind = (typeof lineKinds)[number];

/** One movement of the merchant's balance that a payout holds; minor units of the payout's currency. */
export type LineFacts = Readonly<{
  /** The provider's id of its balance transaction. */
  transactionId: string;
  kind: LineKind;
  /** The provider's own kind. */
  providerType: string;
  /** The provider's id of the charge, refund, dispute …; null without one. */
  providerSource: string | null;
  description: string | null;
  /** Before fees; below zero when the merchant pays. */
  grossMinor: number;
  /** The provider's fee. */
  feeMinor: number;
  /** Plateno's fee. */
  platformFeeMinor: number;
  netMinor: number;
  at: Date;
}>;

/** A line with its payment; null for a line about none, and for a payment that is not known here. */
export type PayoutLine = LineFacts & Readonly<{ paymentId: number | null }>;

/** Kinds of lines that are about a payment. */
const ofPayments: readonly LineKind[] = ['CHARGE', 'REFUND', 'REFUND_FAILED', 'DISPUTE', 'DISPUTE_REVERSAL'];

/** Whether a line is about a payment that is not known here. */
export const isUnknown = ({ kind, paymentId }: Pick<PayoutLine, 'kind' | 'paymentId'>): boolean =>
  paymentId === null && ofPayments.includes(kind);
