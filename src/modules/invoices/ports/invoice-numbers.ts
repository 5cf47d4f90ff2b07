import type { BusinessDate } from '#kernel/business-date.ts';
import { token } from '#kernel/token.ts';
import type { SeriesPlace } from '../domain/document-for-payment.ts';
import type { InvoiceSeries } from '../domain/invoice-number.ts';

export interface InvoiceNumbers {
  /**
   * Takes the next place of a merchant's series and holds the series until the transaction ends: the later, the fewer
   * wait. What is rolled back leaves no gap. The issue date is the one wished for, or the series' last when that is later.
   */
  next(merchantId: number, series: InvoiceSeries, wishedDate: BusinessDate): Promise<SeriesPlace>;
}
export const InvoiceNumbers = token<InvoiceNumbers>('invoices.InvoiceNumbers');
