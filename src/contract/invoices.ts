import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { currency, date, id, idParams, instant, money } from './fields.ts';
import { listOf, listQuery, moneyFilters, sheetTypes } from './list.ts';

export const invoiceStatuses = ['PENDING', 'OVERDUE', 'PAID'] as const;
export const invoiceTypes = ['INVOICE', 'CREDIT_NOTE'] as const;
export const invoiceStatus = z.enum(invoiceStatuses);

export const invoiceItem = z.object({
  id,
  description: z.string(),
  quantity: z.number(),
  unit: z.string(),
  /** Net of VAT. */
  unitPrice: money,
  /** Net of VAT. */
  lineTotal: money,
  taxRate: z.number(),
});

export const invoiceSummary = z.object({
  id,
  invoiceNumber: z.string(),
  type: z.enum(invoiceTypes),
  status: invoiceStatus,
  isTest: z.boolean(),
  annulledAt: instant.nullable(),
  totalAmount: money,
  subtotal: money,
  /** Percent; of the one rate, or of the first line. */
  taxRate: z.number(),
  taxAmount: money,
  paidAmount: money,
  currency,
  issueDate: date,
  dueDate: date,
  description: z.string().nullable(),
  merchantId: id,
  merchantName: z.string(),
  customerName: z.string().nullable(),
  customerEmail: z.string().nullable(),
  paymentId: id.nullable(),
});
export type InvoiceSummary = z.infer<typeof invoiceSummary>;

const party = z.object({
  name: z.string(),
  address: z.string().nullable(),
  taxId: z.string().nullable(),
  vatNumber: z.string().nullable(),
});

/** How one mail with the document fares. */
const delivery = z.object({
  kind: z.enum(['RECEIPT', 'ASKED_BY_PAYER', 'SENT_BY_MERCHANT', 'REMINDER', 'ANNULMENT']),
  state: z.enum(['QUEUED', 'SENT', 'FAILED']),
  recipient: z.string(),
  createdAt: instant,
  sentAt: instant.nullable(),
  /** What the last try was answered, when it failed. */
  reason: z.string().nullable(),
});

export const invoice = invoiceSummary.extend({
  taxEventDate: date,
  seller: party,
  buyer: party,
  items: z.array(invoiceItem),
  /** The legal ground when no VAT is charged. */
  vatGround: z.string().nullable(),
  annulmentReason: z.string().nullable(),
  /** Of a credit note: the invoice it corrects, and why. */
  correctsId: id.nullable(),
  correctsNumber: z.string().nullable(),
  correctsIssueDate: date.nullable(),
  correctionReason: z.string().nullable(),
  /** Credit notes that correct this invoice and stand, in the order of issue. */
  creditNotes: z.array(z.object({ id, invoiceNumber: z.string(), issueDate: date, totalAmount: money })),
  /** The payment that paid it: its own, or that of its payment link. */
  paidBy: id.nullable(),
  /** Where the customer can pay it, while it waits for its money. */
  payUrl: z.string().nullable(),
  /** The latest mail with the document. */
  delivery: delivery.nullable(),
  /** All of them, the latest first. */
  deliveries: z.array(delivery),
});
export type Invoice = z.infer<typeof invoice>;

export const invoiceSortFields = [
  'id',
  'invoiceNumber',
  'issueDate',
  'dueDate',
  'totalAmount',
  'status',
] as const;

/** Days are those of issue. */
const invoiceFilters = {
  ...moneyFilters,
  status: invoiceStatus.optional(),
  type: z.enum(invoiceTypes).optional(),
};

const backOfficeInvoiceFilters = {
  ...invoiceFilters,
  merchantId: id.optional(),
  /** The whole number of the document. */
  number: z.string().max(20).optional(),
  /** Whose latest mail failed or is long overdue. */
  mail: z.enum(['UNSENT']).optional(),
};

export const listOwnInvoices = endpoint({
  method: 'GET',
  path: '/invoices/me',
  access: ['MERCHANT'],
  summary: 'The documents of the caller’s merchant, newest first.',
  query: listQuery(invoiceSortFields, {
    ...invoiceFilters,
  }),
  response: listOf(invoiceSummary),
});

export const listInvoices = endpoint({
  method: 'GET',
  path: '/invoices',
  access: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  summary: 'The documents of all merchants that the caller may see, newest first.',
  query: listQuery(invoiceSortFields, backOfficeInvoiceFilters),
  response: listOf(invoiceSummary),
});

export const getInvoice = endpoint({
  method: 'GET',
  path: '/invoices/:id',
  access: 'signed-in',
  summary: 'One document with its lines.',
  params: idParams,
  response: invoice,
});

export const getInvoicePdf = endpoint({
  method: 'GET',
  path: '/invoices/:id/pdf',
  access: 'signed-in',
  summary: 'The document as PDF, A4.',
  produces: ['application/pdf'],
  params: idParams,
  response: z.instanceof(Uint8Array),
});

const format = z.enum(['csv', 'excel']);

export const exportOwnInvoices = endpoint({
  method: 'GET',
  path: '/invoices/export',
  access: ['MERCHANT'],
  summary: 'The documents of the caller’s merchant as CSV or Excel; six times a minute.',
  produces: sheetTypes,
  query: z.strictObject({ format, ...invoiceFilters }),
  response: z.instanceof(Uint8Array),
});

export const exportInvoices = endpoint({
  method: 'GET',
  path: '/invoices/back-office-export',
  access: ['ADMIN', 'ACCOUNTANT'],
  summary: 'The documents of all merchants that the caller may see, as CSV or Excel; six times a minute.',
  produces: sheetTypes,
  query: z.strictObject({ format, ...backOfficeInvoiceFilters }),
  response: z.instanceof(Uint8Array),
});
