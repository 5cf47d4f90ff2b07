import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { token } from '#kernel/token.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { InvoiceType } from '../domain/invoice-document.ts';
import type { InvoiceStatus } from '../domain/invoice-status.ts';
import type { InvoiceFilters } from './invoice-views.ts';

/** A document as a line of the register; amounts in minor units, those of credit notes below zero. */
export type RegisterRow = Readonly<{
  merchantName: string;
  invoiceNumber: string;
  type: InvoiceType;
  status: InvoiceStatus;
  isTest: boolean;
  isAnnulled: boolean;
  issueDate: string;
  taxEventDate: string;
  dueDate: string;
  correctsNumber: string | null;
  customerName: string;
  customerTaxId: string | null;
  customerVatNumber: string | null;
  customerEmail: string | null;
  description: string | null;
  currency: ChargeCurrency;
  base20Minor: number;
  vat20Minor: number;
  base9Minor: number;
  vat9Minor: number;
  base0Minor: number;
  totalMinor: number;
  paidMinor: number;
  eurSubtotalMinor: number;
  eurTaxMinor: number;
}>;

export interface InvoiceRegister {
  /** The documents in the order in which they were issued, some at a time, all from one moment. */
  rows(
    visibility: Visibility,
    filters: InvoiceFilters,
    today: BusinessDate,
  ): AsyncIterable<readonly RegisterRow[]>;
}
export const InvoiceRegister = token<InvoiceRegister>('invoices.InvoiceRegister');
