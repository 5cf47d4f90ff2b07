import type { Buyer } from '#kernel/buyer.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Fees } from '#kernel/fees.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import type { VatGround, VatRate } from '#kernel/sale-vat.ts';
import type { PaymentMethod, PaymentRecord } from './payment-record.ts';

/** The data of a new payment; the repository assigns id and order number. */
export type PaymentDraft = Readonly<{
  merchantId: number;
  /** Absent: CARD. */
  method?: PaymentMethod;
  paymentLinkId: number | null;
  linkCreatedBy: number | null;
  amount: Money;
  chargeAmount: Money<ChargeCurrency>;
  fxRate: string | null;
  eurRate: string;
  eurRateDay: BusinessDate | null;
  eurAmount: Money<'EUR'>;
  description: string | null;
  customerName: string | null;
  customerEmail: string | null;
  /** The company that the document is issued to; null: the customer. */
  buyer: Buyer | null;
  language: Language;
  taxRate?: VatRate | null;
  vatGround?: VatGround | null;
  provider: string;
  providerAccount: string | null;
  requestKey: string | null;
  /** What the payer agrees to: the card stays. Absent or null: it does not. */
  consent?: CardConsent | null;
  /** The card that stays and is charged. */
  mandateId?: number;
}>;

/** The most that is charged in a month, in minor units of the charge currency, and the words of it. */
export type CardConsent = Readonly<{ maxMinor: number; text: string }>;

const zeroFees = (currency: Money['currency']): Fees => ({
  platformFee: Money.zero(currency),
  merchantFee: Money.zero(currency),
  netAmount: Money.zero(currency),
});

/** A PENDING payment without id, order number, attempts or money. */
export const newPaymentRecord = ({ consent, ...draft }: PaymentDraft, now: Date): PaymentRecord => ({
  ...draft,
  cardMaxMinor: consent?.maxMinor ?? null,
  cardAgreedText: consent?.text ?? null,
  mandateId: draft.mandateId ?? null,
  method: draft.method ?? 'CARD',
  taxRate: draft.taxRate ?? null,
  vatGround: draft.vatGround ?? null,
  id: undefined,
  orderNumber: undefined,
  status: 'PENDING',
  fees: zeroFees(draft.amount.currency),
  chargeFees: zeroFees(draft.chargeAmount.currency),
  intentId: null,
  chargeId: null,
  transactionReference: null,
  card: null,
  lastDeclineCode: null,
  refundedMinor: 0n,
  disputeStatus: 'NONE',
  providerFeeStatus: 'NONE',
  providerFeeActualMinor: null,
  providerFeeCurrency: null,
  late: false,
  mismatch: null,
  captured: null,
  mismatchResolution: null,
  otherCurrency: null,
  fraudWarning: null,
  duplicateOf: null,
  overpaid: false,
  createdAt: now,
  updatedAt: now,
  succeededAt: null,
  version: 1,
  attempts: [],
  refunds: [],
  disputes: [],
});
