import type { Currency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import type { ComparedSpans } from '#modules/payments/index.ts';

/**
 * The figures of one merchant over some days in Sofia. Each payment, refund and fee becomes EUR at the rate of its
 * payment and is rounded by itself, half away from zero.
 */
export type ReportFigures = Readonly<{
  /** Payments that succeeded on the days, and their sum: the turnover. */
  count: number;
  takings: Money<'EUR'>;
  /** The takings by payment, rounded; null without payments. */
  average: Money<'EUR'> | null;
  /** Refunds that succeeded on the days, also of earlier payments. */
  refunds: Money<'EUR'>;
  refundCount: number;
  /** Fees of the payments of the days. */
  platformFees: Money<'EUR'>;
  /** The provider's own fee where it is known in the charge currency, else that of the schedule. */
  providerFees: Money<'EUR'>;
  /** Disputes lost on the days with their fees, also of earlier payments. */
  disputes: Money<'EUR'>;
  /** What the merchant keeps (`keptOf` of payments). */
  net: Money<'EUR'>;
  /** VAT of the valid documents issued on the days, less that of credit notes. */
  vat: Money<'EUR'>;
  /** Takings as priced. */
  byCurrency: readonly Readonly<{ currency: Currency; amountMinor: number; count: number }>[];
}>;

/** The figures of a period and of the one before, up to the same elapsed time. */
export type ComparedFigures = Readonly<{ figures: ReportFigures; previous: ReportFigures }>;

/** Reads the figures of reports. The caller has checked the right. */
export interface ReportReads {
  figures(merchantId: number, spans: ComparedSpans): Promise<ComparedFigures>;
  /** Merchants with a payment that succeeded in the time, in the order of their ids. */
  merchants(from: Date, end: Date): Promise<readonly number[]>;
}
