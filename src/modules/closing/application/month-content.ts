import type { BusinessDate } from '#kernel/business-date.ts';
import type { MonthDocument } from '#modules/invoices/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import type { MonthProblem } from '../domain/month-problem.ts';
import type { MonthTotals } from '../domain/month-totals.ts';
import type { MonthRegistrations } from './registrations.ts';

/** Everything that the files of a month follow from. */
export type MonthContent = Readonly<{
  /** With the VAT registration and number of the last day of the month. */
  seller: MerchantRecord;
  registrations: MonthRegistrations;
  /** The seller's account at the card provider; null without one. */
  providerAccount: string | null;
  /** `YYYY-MM` in Sofia. */
  month: string;
  /** Of the LEGAL series, in the order of their numbers. */
  documents: readonly MonthDocument[];
  /** The day on which the content was read, in Sofia. */
  readOn: BusinessDate;
  problems: readonly MonthProblem[];
  totals: MonthTotals;
  /** The last hash of the LEGAL series; null without documents. */
  chainHash: string | null;
  /** SHA-256, hexadecimal. */
  fingerprint: string;
}>;
