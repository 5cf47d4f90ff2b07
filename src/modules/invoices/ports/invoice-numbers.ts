import type { BusinessDate } from '#kernel/business-date.ts';
import { token } from '#kernel/token.ts';
import type { SeriesPlace } from '../domain/document-for-payment.ts';
import type { InvoiceSeries } from '../domain/numbers/invoice-number.ts';

/** The end of a series that another installation has begun. */
export type SeriesEnd = Readonly<{
  /** Of its last document. */
  number: number;
  /** The last hash of its chain. */
  hash: string;
  /** Of its last document. */
  issueDate: BusinessDate;
}>;

/** The counters of the series, one per merchant and series. */
export interface InvoiceNumbers {
  /**
   * Takes the next number of a merchant's series and locks the counter row until the transaction ends: call it late. A
   * rollback leaves no gap. The issue date is the requested one, or the last of the series when that is later.
   * @throws Error outside a transaction
   */
  next(merchantId: number, series: InvoiceSeries, requestedDate: BusinessDate): Promise<SeriesPlace>;
  /** Sets the first LEGAL number of a merchant. @returns false when a number is already issued */
  start(merchantId: number, startNumber: number): Promise<boolean>;
  /** Begins the LEGAL series of a merchant after the end of another installation. @returns false when it has one here */
  goOn(merchantId: number, end: SeriesEnd): Promise<boolean>;
}
export const InvoiceNumbers = token<InvoiceNumbers>('invoices.InvoiceNumbers');
