import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { token } from '#kernel/token.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { PaymentStatus } from '../domain/status.ts';

/** A flat record for screens; amounts in minor units of their currency. */
export type PaymentView = Readonly<{
  id: number;
  merchantId: number;
  merchantName: string;
  linkId: number | null;
  orderNumber: number;
  amountMinor: number;
  currency: Currency;
  chargeAmountMinor: number;
  chargeCurrency: ChargeCurrency;
  fxRate: string | null;
  status: PaymentStatus;
  description: string | null;
  customerName: string | null;
  customerEmail: string | null;
  platformFeeMinor: number;
  merchantFeeMinor: number;
  netAmountMinor: number;
  chargePlatformFeeMinor: number;
  chargeMerchantFeeMinor: number;
  chargeNetAmountMinor: number;
  refundedAmountMinor: number;
  refundStatus: 'NONE' | 'PARTIAL' | 'FULL';
  disputeStatus: 'NONE' | 'OPEN' | 'WON' | 'LOST';
  late: boolean;
  duplicateOf: number | null;
  mismatch: string | null;
  capturedAmountMinor: number | null;
  capturedCurrency: string | null;
  mismatchResolution: 'ACCEPT' | 'GIVE_BACK' | null;
  cardBrand: string | null;
  cardLast4: string | null;
  lastDeclineCode: string | null;
  providerPaymentId: string | null;
  createdAt: string;
  updatedAt: string;
  succeededAt: string | null;
}>;

export const paymentSorts = ['id', 'createdAt', 'amount', 'status', 'currency'] as const;
export type PaymentSort = (typeof paymentSorts)[number];

/** Another amount captured, a refund that failed, a second payment that is kept, a dispute that needs evidence now. */
export type PaymentReview = 'WAITING' | 'REFUND_FAILED' | 'NOT_GIVEN_BACK' | 'DISPUTE_DUE';

export type PaymentFilters = Readonly<{
  ids?: readonly number[] | undefined;
  search?: string | undefined;
  status?: PaymentStatus | undefined;
  currency?: Currency | undefined;
  merchantId?: number | undefined;
  paymentLinkId?: number | undefined;
  /** Flagged, and waiting for a person. */
  review?: PaymentReview | undefined;
  /** Business dates in Sofia, both included. */
  from?: BusinessDate | undefined;
  to?: BusinessDate | undefined;
  /** Of the price, in units of its currency, both included. */
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
}>;

export type CurrencySum = Readonly<{ currency: Currency; amountMinor: number; count: number }>;
export type Takings = Readonly<{
  succeeded: readonly CurrencySum[];
  succeededInEurMinor: number;
  succeededCount: number;
  totalCount: number;
}>;

export type HistoryView = Readonly<{
  seq: number;
  kind: 'STATUS' | 'OPENED' | 'DECLINED' | 'FLAGGED' | 'FEE' | 'REFUND' | 'DISPUTE';
  fromStatus: PaymentStatus | null;
  status: PaymentStatus;
  reason: string | null;
  actor: string;
  at: string;
}>;
export type LedgerLineView = Readonly<{
  kind: string;
  account: string;
  amountMinor: number;
  currency: ChargeCurrency;
  at: string;
}>;

export interface PaymentViews {
  list(
    visible: Visibility,
    filters: PaymentFilters,
    page: PageRequest<PaymentSort>,
  ): Promise<Page<PaymentView>>;
  byId(id: number, visible: Visibility): Promise<PaymentView | null>;
  /** Sums count SUCCEEDED only, by the currency of the price, and normalised to EUR; a period is of all merchants. */
  takings(visible: Visibility, period?: Pick<PaymentFilters, 'from' | 'to'>): Promise<Takings>;
  history(paymentId: number): Promise<readonly HistoryView[]>;
  ledgerLines(paymentId: number): Promise<readonly LedgerLineView[]>;
  countMerchants(): Promise<{ total: number; active: number }>;
}
export const PaymentViews = token<PaymentViews>('payments.PaymentViews');
