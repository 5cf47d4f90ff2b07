import type { BusinessDate } from '#kernel/business-date.ts';
import { token } from '#kernel/token.ts';
import type { SeriesPlace } from '../domain/document-for-payment.ts';
import type { InvoiceSeries } from '../domain/invoice-number.ts';

export interface InvoiceNumbers {
  /**
   * Takes the next place of a merchant's series and locks the series until the transaction ends: call it late. A
   * rollback leaves no gap. The issue date is the wished one, or the last of the series when that is later.
   * @throws Error outside a transaction
   */
  next(merchantId: number, series: InvoiceSeries, requestedDate: BusinessDate): Promise<SeriesPlace>;
  /** Sets the first LEGAL number of a merchant. @returns false when a number was given out already */
  start(merchantId: number, startNumber: number): Promise<boolean>;
}
export const InvoiceNumbers = token<InvoiceNumbers>('invoices.InvoiceNumbers');
