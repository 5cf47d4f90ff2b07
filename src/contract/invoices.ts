import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { advanceFacts } from './invoice-advances.ts';
import {
  currency,
  customerEmail,
  customerName,
  date,
  description,
  id,
  idParams,
  instant,
  merchantId,
  merchantName,
  money,
  nullableText,
  saleVatGround,
} from './fields.ts';
import { vatCheck } from './vat-numbers.ts';
import { exportFormat, listOf, listQuery, moneyFilters, exportTypes } from './list.ts';

/** OVERDUE after the due date while it is unpaid. */
export const invoiceStatuses = ['PENDING', 'OVERDUE', 'PAID'] as const;
/** Types of a document. */
export const invoiceTypes = ['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE'] as const;
/** Why documents wait for their merchants; filters of the back office. */
export const invoiceWaits = ['BUYER_REQUEST', 'REFUNDED_ADVANCE'] as const;
/** Status of a document in requests and responses. */
export const invoiceStatus = z.enum(invoiceStatuses).meta({ examples: ['PAID'] });

/** The number of a document. */
export const invoiceNumber = z
  .string()
  .meta({ description: 'Ten digits, without gaps within a merchant.', examples: ['0000000042'] });

const net = { description: 'Net of VAT.', examples: [41.67] };
const taxRate = z.number().meta({ description: 'Percent.', examples: [20] });

/** One line of a document. */
export const invoiceItem = z.object({
  id,
  description: z.string().meta({ examples: ['Дегустационно меню за двама'] }),
  quantity: z.number().meta({ description: 'At most three decimals.', examples: [1] }),
  unit: z.string().meta({ examples: ['бр.'] }),
  unitPrice: money.meta(net),
  grossUnitPrice: money.nullable().meta({
    description: 'With VAT, when the line was computed from it.',
    examples: [null],
  }),
  lineTotal: money.meta(net),
  taxAmount: money.meta({ description: 'The VAT of the line.', examples: [8.33] }),
  taxRate,
  vatGround: saleVatGround.nullable().meta({ examples: [null] }),
  vatGroundText: nullableText.meta({ description: 'The ground in words.', examples: [null] }),
  discountPercent: z
    .number()
    .nullable()
    .meta({ description: 'Percent off the price.', examples: [null] }),
  correctsLine: z
    .number()
    .nullable()
    .meta({ description: 'Of a credit note: the position of the corrected line.', examples: [null] }),
});

/** A document in a list: without lines and parties; amounts in units of the currency. */
export const invoiceSummary = z.object({
  id,
  invoiceNumber,
  type: z.enum(invoiceTypes),
  status: invoiceStatus,
  isTest: z.boolean(),
  annulledAt: instant
    .nullable()
    .meta({ description: 'When the document was annulled; its number stays in use.', examples: [null] }),
  totalAmount: money,
  subtotal: money.meta(net),
  taxRate: taxRate.meta({ description: 'Percent; of the first line, when lines have several rates.' }),
  taxAmount: money.meta({ examples: [8.33] }),
  paidAmount: money,
  creditedAmount: money.meta({
    description: 'Credited without a refund.',
    examples: [0],
  }),
  openAmount: money.meta({
    description: 'What is still to be paid; 0 for a voided document.',
    examples: [0],
  }),
  currency,
  issueDate: date,
  dueDate: date.meta({ examples: ['2026-12-04'] }),
  description,
  merchantId,
  merchantName,
  customerName,
  customerEmail,
  paymentId: id.nullable(),
});
export type InvoiceSummary = z.infer<typeof invoiceSummary>;

const party = z.object({
  name: z.string().meta({ examples: ['Иван Петров'] }),
  address: nullableText.meta({
    description: 'The postal address, as printed on the document.',
    examples: ['гр. Пловдив, ул. „Отец Паисий“ № 5'],
  }),
  taxId: nullableText.meta({
    description: 'EIK, or a VAT number with its country.',
    examples: ['175074752'],
  }),
  vatNumber: nullableText.meta({ examples: ['BG175074752'] }),
  country: nullableText.meta({
    description: 'ISO 3166-1 alpha-2; null for a seller, and on older documents.',
    examples: ['BG'],
  }),
});

/** One mail with the document. */
const delivery = z.object({
  kind: z.enum(['RECEIPT', 'ASKED_BY_PAYER', 'SENT_BY_MERCHANT', 'REMINDER', 'ANNULMENT']),
  state: z.enum(['QUEUED', 'SENT', 'FAILED']),
  recipient: z.string().meta({ examples: ['maria@example.com'] }),
  createdAt: instant,
  sentAt: instant.nullable().meta({ examples: ['2026-11-20T10:16:05.000Z'] }),
  reason: nullableText.meta({
    description: 'The error of the latest attempt, when it failed.',
    examples: [null],
  }),
});

/** A payment of a document: by card, or a transfer that was recorded. */
const invoicePayment = z.object({
  id,
  kind: z.enum(['CARD', 'BANK']),
  amount: money,
  paidOn: date.meta({ description: 'A day in Sofia.' }),
  paymentId: id.nullable().meta({ description: 'The card payment; null for a transfer.', examples: [null] }),
  note: nullableText.meta({ examples: ['Извлечение 47'] }),
  recordedAt: instant,
  takenBackAt: instant
    .nullable()
    .meta({ description: 'When the transfer was taken back.', examples: [null] }),
  takenBackReason: nullableText.meta({ examples: [null] }),
});

/** A credit or debit note of a document. */
const note = z.object({ id, invoiceNumber, issueDate: date, totalAmount: money });

/** A document with lines, parties, notes and mails; amounts in units of the currency. */
export const invoice = invoiceSummary.extend({
  taxEventDate: date.meta({ description: 'The day of the supply, in Sofia.' }),
  eurRate: z.number().meta({ description: 'Units of the currency for one euro; 1 for EUR.', examples: [1] }),
  eurRateDay: date.nullable().meta({
    description: 'The day for which the ECB published that rate; null for EUR and for older documents.',
    examples: [null],
  }),
  seller: party,
  buyer: party,
  items: z.array(invoiceItem),
  vatGround: nullableText.meta({ description: 'The legal ground when no VAT is charged.', examples: [null] }),
  vatCheck: vatCheck
    .nullable()
    .meta({ description: 'The check of the buyer’s VAT number at the Commission, when it was asked.' }),
  annulmentReason: nullableText.meta({ examples: [null] }),
  correctsId: id
    .nullable()
    .meta({ description: 'Of a credit or debit note: the document that it corrects.', examples: [null] }),
  correctsType: z
    .enum(invoiceTypes)
    .nullable()
    .meta({
      description: 'A debit note corrects an invoice, a credit note an invoice or a debit note.',
      examples: [null],
    }),
  correctsNumber: nullableText.meta({
    description: 'The number of the corrected document.',
    examples: [null],
  }),
  correctsIssueDate: date
    .nullable()
    .meta({ description: 'The issue date of the corrected document.', examples: [null] }),
  correctionReason: nullableText.meta({ examples: [null] }),
  correctionKind: z
    .enum(['GOODS_RETURNED', 'DISCOUNT', 'WRONG_RATE', 'OTHER'])
    .nullable()
    .meta({ description: 'Of a credit note that the merchant wrote.', examples: [null] }),
  creditNotes: z
    .array(note)
    .meta({ description: 'Credit notes of this document that are not annulled, in the order of issue.' }),
  debitNotes: z
    .array(note)
    .meta({ description: 'Debit notes of this invoice that are not annulled, in the order of issue.' }),
  paidBy: id.nullable().meta({
    description: 'The first card payment that paid the invoice.',
  }),
  payments: z
    .array(invoicePayment)
    .meta({ description: 'All payments in the order in which they were recorded.' }),
  payUrl: nullableText.meta({
    description: 'The page where the customer can pay, while the invoice is unpaid.',
    examples: ['https://plateno.example/pay/Qm9vP3d5'],
  }),
  delivery: delivery.nullable().meta({ description: 'The latest mail with the document.' }),
  deliveries: z.array(delivery).meta({ description: 'All mails with the document, the latest first.' }),
  ...advanceFacts,
});
export type Invoice = z.infer<typeof invoice>;

/** Values of `sortBy` in lists of documents. */
export const invoiceSortFields = [
  'id',
  'invoiceNumber',
  'issueDate',
  'dueDate',
  'totalAmount',
  'status',
] as const;

/** `from` and `to` are issue dates, both included. */
const invoiceFilters = {
  ...moneyFilters,
  status: invoiceStatus.optional().meta({ description: 'Annulled documents have no status here.' }),
  type: z
    .enum(invoiceTypes)
    .optional()
    .meta({ examples: ['INVOICE'] }),
};

const backOfficeInvoiceFilters = {
  ...invoiceFilters,
  merchantId: merchantId.optional(),
  number: z
    .string()
    .max(20)
    .optional()
    .meta({ description: 'The whole number of the document.', examples: ['0000000042'] }),
  mail: z
    .enum(['UNSENT'])
    .optional()
    .meta({ description: 'Documents whose latest mail failed or is long overdue.' }),
  waits: z
    .enum(invoiceWaits)
    .optional()
    .meta({
      description:
        'BUYER_REQUEST: a payer asked for another buyer more than three days ago, without an answer. REFUNDED_ADVANCE: an advance was refunded after a final invoice had deducted it.',
      examples: ['BUYER_REQUEST'],
    }),
};

export const listOwnInvoices = endpoint({
  method: 'GET',
  path: '/invoices/me',
  access: ['MERCHANT'],
  right: 'SEE',
  summary: 'The documents of the caller’s merchant, newest first.',
  query: listQuery(invoiceSortFields, invoiceFilters),
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

export const exportOwnInvoices = endpoint({
  method: 'GET',
  path: '/invoices/export',
  access: ['MERCHANT'],
  right: 'EXPORT',
  summary: 'The documents of the caller’s merchant as CSV or Excel; six times a minute.',
  produces: exportTypes,
  query: z.strictObject({ format: exportFormat, ...invoiceFilters }),
  response: z.instanceof(Uint8Array),
});

export const exportInvoices = endpoint({
  method: 'GET',
  path: '/invoices/back-office-export',
  access: ['ADMIN', 'ACCOUNTANT'],
  summary: 'The documents of all merchants that the caller may see, as CSV or Excel; six times a minute.',
  produces: exportTypes,
  query: z.strictObject({ format: exportFormat, ...backOfficeInvoiceFilters }),
  response: z.instanceof(Uint8Array),
});
