import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { Attempt } from './attempt.ts';
import type { Fees } from './fees.ts';
import type { DisputeRecord, RefundRecord } from './money-back.ts';
import type { PaymentStatus } from './status.ts';

/** One row of a payment's history: what happened, and the status after it. */
export type HistoryEntry = Readonly<{
  kind: 'STATUS' | 'OPENED' | 'DECLINED' | 'FLAGGED' | 'FEE' | 'REFUND' | 'DISPUTE';
  fromStatus: PaymentStatus | null;
  status: PaymentStatus;
  actor: string;
  reason: string | null;
  at: Date;
}>;

/** ACCEPT: the captured amount becomes the payment's. GIVE_BACK: all that was captured is refunded. */
export type MismatchResolution = 'ACCEPT' | 'GIVE_BACK';

export type PaymentRecord = {
  id: number | undefined;
  readonly merchantId: number;
  readonly linkId: number | null;
  /** Price and charge change only where a captured amount that differs is accepted. */
  price: Money;
  charge: Money<ChargeCurrency>;
  readonly fxRate: string | null;
  /** Units of the charge currency for one euro on the day of the checkout. */
  readonly eurRate: string;
  eurAmount: Money<'EUR'>;
  status: PaymentStatus;
  readonly description: string | null;
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  readonly language: Language;
  /** In the price's currency; zero until SUCCEEDED. */
  fees: Fees;
  /** The same in the charge currency: what the ledger books. */
  chargeFees: Fees;
  readonly provider: string;
  readonly providerAccount: string | null;
  intentId: string | null;
  chargeId: string | null;
  /** Of the merchant's sales; given when it is added. */
  orderNumber: number | undefined;
  /** The caller's Idempotency-Key: the same wish twice is one payment. */
  readonly requestKey: string | null;
  transactionReference: string | null;
  card: Readonly<{ brand: string; last4: string }> | null;
  lastDeclineCode: string | null;
  refundedMinor: bigint;
  disputeStatus: 'NONE' | 'OPEN' | 'WON' | 'LOST';
  providerFeeStatus: 'NONE' | 'PENDING' | 'KNOWN';
  providerFeeActualMinor: number | null;
  /** Of the provider's balance, which may differ from the charge's; null while the fee is not known. */
  providerFeeCurrency: string | null;
  late: boolean;
  mismatch: string | null;
  /** What the card paid where it is not what was asked, in minor units and the provider's currency. */
  captured: Readonly<{ minor: number; currency: string }> | null;
  /** What was decided about the captured money. */
  mismatchResolution: MismatchResolution | null;
  duplicateOf: number | null;
  readonly createdAt: Date;
  updatedAt: Date;
  succeededAt: Date | null;
  version: number;
  readonly attempts: Attempt[];
  readonly refunds: RefundRecord[];
  readonly disputes: DisputeRecord[];
};
