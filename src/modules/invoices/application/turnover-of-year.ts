import type { BusinessDate } from '#kernel/business-date.ts';
import type { VatGround } from '#kernel/sale-vat.ts';
import { token } from '#kernel/token.ts';

/** The value of a document's supplies on one ground, in cents of EUR without VAT; below zero for a credit note. */
export type TurnoverEntry = Readonly<{
  invoiceId: number;
  invoiceNumber: string;
  /** The tax event in Sofia. */
  day: BusinessDate;
  minor: number;
  /** null where VAT is charged. */
  ground: VatGround | null;
  /** Of the buyer, ISO 3166-1 alpha-2. */
  country: string;
}>;

/** Public API: the turnover of a calendar year for the VAT threshold. The caller has checked the right. */
export interface TurnoverOfYear {
  /**
   * Valid documents of the LEGAL series by their tax event, in the order of day and number, an entry for each ground. A credit note belongs to the
   * year of the sale that it corrects.
   */
  entries(merchantId: number, year: number): Promise<readonly TurnoverEntry[]>;
  /** Merchants with documents of the year, in the order of their ids. */
  merchants(year: number): Promise<readonly number[]>;
}
export const TurnoverOfYear = token<TurnoverOfYear>('invoices.TurnoverOfYear');
