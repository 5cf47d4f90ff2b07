import type { Buyer } from '#kernel/buyer.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Fees } from '#kernel/fees.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { VatGround, VatRate } from '#kernel/sale-vat.ts';
import type { Attempt } from './attempt.ts';
import type { DisputeRecord, RefundRecord } from './refunds-and-disputes.ts';
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

/** CARD: at the card provider. BANK: a transfer to the merchant's own account, booked without the provider. */
export type PaymentMethod = 'CARD' | 'BANK';

/** ACCEPT: the captured amount becomes the payment's. GIVE_BACK: all that was captured is refunded. */
export type MismatchResolution = 'ACCEPT' | 'GIVE_BACK';

/** An early fraud warning: the payer's bank reports a payment as fraud, often before a dispute with its fee. */
export type FraudWarning = Readonly<{
  warningId: string;
  /** The provider's code, such as `made_with_stolen_card`. */
  type: string;
  /** Whether a full refund still prevents a dispute, as the provider says. */
  isActionable: boolean;
  /** ISO 8601. */
  warnedAt: string;
}>;

/** The data of a payment, frozen with its parts. Only `Payment` creates changed records. */
export type PaymentRecord = Readonly<{
  id: number | undefined;
  merchantId: number;
  method: PaymentMethod;
  paymentLinkId: number | null;
  /** The user who created the link, or who began a checkout without one; null: none is known. */
  linkCreatedBy: number | null;
  /** The amount asked. Amounts change only when a mismatch is accepted. */
  amount: Money;
  chargeAmount: Money<ChargeCurrency>;
  fxRate: string | null;
  /** Units of the charge currency per euro on the day of the checkout. */
  eurRate: string;
  /** The day for which that rate was published; null for EUR, and for payments before the day was stored. */
  eurRateDay: BusinessDate | null;
  eurAmount: Money<'EUR'>;
  status: PaymentStatus;
  description: string | null;
  customerName: string | null;
  customerEmail: string | null;
  /** The company that the document is issued to; null: the customer. */
  buyer: Buyer | null;
  language: Language;
  /** Of the payment link; null: by the merchant's registration. */
  taxRate: VatRate | null;
  vatGround: VatGround | null;
  /** In the currency of `amount`; zero until SUCCEEDED. */
  fees: Fees;
  /** In the charge currency, as booked in the ledger. */
  chargeFees: Fees;
  /** `bank` for a payment by bank. */
  provider: string;
  providerAccount: string | null;
  intentId: string | null;
  chargeId: string | null;
  /** Number of the payment within the merchant, without gaps; assigned when it is added. */
  orderNumber: number | undefined;
  /** The caller's Idempotency-Key: a repeated request is one payment. */
  requestKey: string | null;
  transactionReference: string | null;
  card: Readonly<{ brand: string; last4: string }> | null;
  lastDeclineCode: string | null;
  refundedMinor: bigint;
  disputeStatus: 'NONE' | 'OPEN' | 'WON' | 'LOST';
  providerFeeStatus: 'NONE' | 'PENDING' | 'KNOWN';
  providerFeeActualMinor: number | null;
  /** Currency of the provider's balance, which may differ from the charge currency; null while the fee is unknown. */
  providerFeeCurrency: string | null;
  late: boolean;
  mismatch: string | null;
  /** The captured amount of a mismatch, in minor units. */
  captured: Readonly<{ minor: number; currency: string }> | null;
  /** The decision about the captured money. */
  mismatchResolution: MismatchResolution | null;
  /** Refunds and disputes that the provider lists in another currency, as text; null: none. Not booked. */
  otherCurrency: string | null;
  /** The newest early fraud warning of the payer's bank; null: none. */
  fraudWarning: FraudWarning | null;
  duplicateOf: number | null;
  /** The most a month, in the charge currency, that the payer agreed to when the card stays; null: it does not stay. */
  cardMaxMinor: number | null;
  /** What the payer agreed to, word for word; null: nothing. */
  cardAgreedText: string | null;
  /** The card that stays and was charged without its payer; null: the payer paid. */
  mandateId: number | null;
  /** It met nothing open of its written invoice: refunded, and no document is issued. */
  overpaid: boolean;
  createdAt: Date;
  updatedAt: Date;
  succeededAt: Date | null;
  version: number;
  attempts: readonly Attempt[];
  refunds: readonly RefundRecord[];
  disputes: readonly DisputeRecord[];
}>;
