import type { InvoiceRecord } from '../invoice-record.ts';
import type { PaidColumns } from '../paid-columns.ts';
import type { AnnulmentFacts } from './chain-facts.ts';
import type { InvoiceSeries } from './invoice-number.ts';

/** A stored document; `document` is null when the row cannot be parsed. */
export type StoredDocument = Readonly<{
  id: number;
  number: number;
  issueDate: string;
  previousHash: string | null;
  documentHash: string;
  document: InvoiceRecord['document'] | null;
  /** From the columns of the document row. */
  annulment: AnnulmentFacts | null;
  paid: PaidColumns;
}>;

/** The counter row of a series. */
export type SeriesHead = Readonly<{
  merchantId: number;
  series: InvoiceSeries;
  startNumber: number;
  /** What its first document follows: the end of the chain in another installation; null where it begins here. */
  startHash: string | null;
  nextNumber: number;
  lastHash: string | null;
}>;
