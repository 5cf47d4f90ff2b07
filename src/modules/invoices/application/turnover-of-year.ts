import type { BusinessDate } from '#kernel/business-date.ts';
import { token } from '#kernel/token.ts';

/** The part of a document in the turnover, in cents of EUR; below zero for a credit note. */
export type TurnoverEntry = Readonly<{
  invoiceId: number;
  invoiceNumber: string;
  /** The tax event in Sofia. */
  day: BusinessDate;
  minor: number;
}>;

/** Public API: the turnover of a calendar year for the VAT threshold. The caller has checked the right. */
export interface TurnoverOfYear {
  /**
   * Valid documents of the LEGAL series by their tax event, in the order of day and number. A credit note belongs to the
   * year of the sale that it corrects.
   */
  entries(merchantId: number, year: number): Promise<readonly TurnoverEntry[]>;
  /** Merchants with documents of the year, in the order of their ids. */
  merchants(year: number): Promise<readonly number[]>;
}
export const TurnoverOfYear = token<TurnoverOfYear>('invoices.TurnoverOfYear');
