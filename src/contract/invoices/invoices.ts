import * as z from 'zod';
import { taxFileText } from './document-texts.ts';
import { endpoint } from '../endpoint.ts';
import { advanceFacts, lineAdvance } from './invoice-advances.ts';
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
  language,
  nullableText,
  saleVatGround,
  storedPrice,
} from '../fields.ts';
import { vatCheck } from '../customers/vat-checks.ts';
import { invoiceNumber, party, delivery, invoicePayment, note } from './invoice-parts.ts';

/** OVERDUE after the due date while it is unpaid. */
export const invoiceStatuses = ['PENDING', 'OVERDUE', 'PAID'] as const;

/** Types of a document. */
export const invoiceTypes = ['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE'] as const;

/** How much of what was paid of a document is refunded. */
const invoiceRefundStatuses = ['NONE', 'PARTIAL', 'FULL'] as const;

/** Status of a document in requests and responses. */
const invoiceStatus = z.enum(invoiceStatuses).meta({ examples: ['PAID'] });

const net = { description: 'Net of VAT.', examples: [41.67] };

const taxRate = z.number().meta({ description: 'Percent.', examples: [20] });

/** One line of a document. */
const invoiceItem = z.object({
  id,
  description: z.string().meta({ examples: ['Дегустационно меню за двама'] }),
  quantity: z.number().meta({ description: 'At most six decimals.', examples: [1] }),
  unit: z.string().meta({ examples: ['бр.'] }),
  unitPrice: storedPrice.meta({ description: 'Net of VAT, at most six decimals.', examples: [41.67] }),
  grossUnitPrice: storedPrice.nullable().meta({
    description: 'With VAT, at most six decimals, when the line was computed from it.',
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
  advance: lineAdvance,
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
  refundedAmount: money.meta({
    description: 'Of `paidAmount`: refunded, with a credit note for each refund.',
    examples: [0],
  }),
  refundStatus: z.enum(invoiceRefundStatuses),
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

/** A document with lines, parties, notes and mails; amounts in units of the currency. */
export const invoice = invoiceSummary.extend({
  customerId: id
    .nullable()
    .meta({ description: 'The customer in the list of the merchant; null without one.' }),
  language: language.meta({
    description: 'The document is in Bulgarian, or in Bulgarian with English beside it.',
  }),
  taxEventDate: date.meta({ description: 'The day of the supply, in Sofia.' }),
  eurRate: z.number().meta({ description: 'Units of the currency for one euro; 1 for EUR.', examples: [1] }),
  eurRateDay: date.nullable().meta({
    description: 'The day for which the ECB published that rate; null for EUR and for older documents.',
    examples: [null],
  }),
  seller: party,
  buyer: party.extend({
    kind: z.enum(['COMPANY', 'PERSON']).meta({
      description: 'A COMPANY has a number, or is abroad and has none.',
      examples: ['PERSON'],
    }),
  }),
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
  taxFileTexts: z.array(taxFileText).meta({
    description:
      'Texts that tax files write by other letters; the document keeps them, and no month is held open.',
  }),
  ...advanceFacts,
});

export type Invoice = z.infer<typeof invoice>;

export const getInvoice = endpoint({
  method: 'GET',
  path: '/invoices/:id',
  access: 'signed-in',
  scope: 'invoices:read',
  summary: 'One document with its lines.',
  params: idParams,
  response: invoice,
});

export const getInvoicePdf = endpoint({
  method: 'GET',
  path: '/invoices/:id/pdf',
  access: 'signed-in',
  scope: 'invoices:read',
  summary: 'The document as PDF, A4.',
  produces: ['application/pdf'],
  params: idParams,
  response: z.instanceof(Uint8Array),
});
