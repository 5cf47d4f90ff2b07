import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';

export type ForeignDocumentType = 'INVOICE' | 'CREDIT_NOTE' | 'DEBIT_NOTE';

/** What is open of a document today; a credit note is PAID. */
export type ForeignState = 'OPEN' | 'OVERDUE' | 'PAID' | 'ANNULLED';

/** A document that was issued elsewhere, as it came. Sums are minor units of its currency. */
export type NewForeignDocument = Readonly<{
  number: string;
  type: ForeignDocumentType;
  issueDate: BusinessDate;
  dueDate: BusinessDate | null;
  currency: ChargeCurrency;
  totalMinor: number;
  /** Unpaid when it came. */
  openMinor: number;
  buyerName: string;
  buyerTaxId: string | null;
  buyerEmail: string | null;
  annulledAt: Date | null;
  /** In the chain of its installation; null for one of another program. */
  hash: string | null;
  /** SHA-256 of its files, hexadecimal. */
  pdfSha256: string | null;
  xmlSha256: string | null;
}>;
