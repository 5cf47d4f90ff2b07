import type { BusinessDate } from '#kernel/business-date.ts';
import type { Language } from '#kernel/language.ts';
import type { ExportFormat } from '#kernel/list-exports.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';

/** First and last day in Sofia, both included. */
type Days = Readonly<{ from: BusinessDate; to: BusinessDate }>;

/** Figures of the payments of one merchant that succeeded on the days. */
export type PaymentsOfDays = Readonly<{
  /** What was paid on the days; refunds are not taken off (glossary: turnover). */
  turnover: Money<'EUR'>;
  /** Payments of the days with an open dispute. */
  openDisputes: number;
}>;

/** Fees of the payments that succeeded on the days, in minor units of the charge currency. */
export type FeesOfDays = Readonly<{
  fees: readonly Readonly<{ currency: string; providerMinor: number; platformMinor: number }>[];
  /** Payments whose fee at the provider is not known yet. */
  pending: number;
}>;

/** Public API: the payments of a month, for the accountants of merchants. The caller has checked the visibility. */
export interface PaymentsOfMonth {
  /** Figures by merchant id, by one statement; every merchant has an entry. */
  figures(merchantIds: readonly number[], days: Days): Promise<ReadonlyMap<number, PaymentsOfDays>>;
  /** The provider's own fee where it is known, else the one of the schedule. */
  fees(merchantId: number, days: Days): Promise<FeesOfDays>;
  /** The payments of one merchant that succeeded on the days, in the format of the export of payments. */
  file(
    request: Readonly<{
      merchantId: number;
      /** For the head of printed pages. */
      merchantName: string;
      days: Days;
      format: ExportFormat;
      language: Language;
    }>,
  ): AsyncIterable<Uint8Array>;
}
export const PaymentsOfMonth = token<PaymentsOfMonth>('payments.PaymentsOfMonth');
