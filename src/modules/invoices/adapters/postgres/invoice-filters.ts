import type { Currency } from '#kernel/currency.ts';
import type { InvoiceType } from '../../domain/invoice-document.ts';
import type { ListedInvoiceStatus } from '../../domain/invoice-status.ts';

export type InvoiceSort = 'id' | 'invoiceNumber' | 'issueDate' | 'dueDate' | 'totalAmount' | 'status';
/** A request for another buyer without an answer; an advance that was refunded after its deduction. */
export type InvoiceWait = 'BUYER_REQUEST' | 'REFUNDED_ADVANCE' | 'CHANGED';
/** Filters of lists and exports; an absent or empty filter is not applied. */
export type InvoiceFilters = Readonly<{
  search?: string | undefined;
  ids?: readonly number[] | undefined;
  /** Exact document number; several merchants can have the same. */
  number?: string | undefined;
  status?: ListedInvoiceStatus | undefined;
  type?: InvoiceType | undefined;
  merchantId?: number | undefined;
  currency?: Currency | undefined;
  /** Of the total, in units of its currency, both included. */
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
  /** First and last day of issue. */
  from?: string | undefined;
  to?: string | undefined;
  /** Whose latest mail failed or is long overdue. */
  mail?: 'UNSENT' | undefined;
  /** What waits for the merchant. */
  waits?: InvoiceWait | undefined;
}>;
