import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { currency, date, id, idParams, instant, money } from './fields.ts';
import { listOf, listQuery } from './list.ts';

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

export const invoice = invoiceSummary.extend({
  taxEventDate: date,
  seller: party,
  buyer: party,
  items: z.array(invoiceItem),
  /** The legal ground when no VAT is charged. */
  vatGround: z.string().nullable(),
  /** How the mail with the document fares. */
  delivery: z
    .object({
      state: z.enum(['QUEUED', 'SENT', 'FAILED']),
      recipient: z.string(),
      sentAt: instant.nullable(),
    })
    .nullable(),
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

export const listOwnInvoices = endpoint({
  method: 'GET',
  path: '/invoices/me',
  access: ['MERCHANT'],
  summary: 'The documents of the caller’s merchant, newest first.',
  query: listQuery(invoiceSortFields, {
    search: z.string().trim().max(200).optional(),
    status: invoiceStatus.optional(),
  }),
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

/** Answers `application/pdf`, not JSON. */
export const getInvoicePdf = endpoint({
  method: 'GET',
  path: '/invoices/:id/pdf',
  access: 'signed-in',
  summary: 'The document as PDF, A4.',
  params: idParams,
  response: z.instanceof(Uint8Array),
});
