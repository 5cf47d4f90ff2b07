import * as z from 'zod';
import { chargeCurrencies } from '#kernel/currency.ts';
import { endpoint } from './endpoint.ts';
import {
  idParams,
  language,
  optionalDescription,
  optionalEmail,
  optionalText,
  plainText,
  price,
  problem,
  text,
} from './fields.ts';
import { invoice } from './invoices.ts';

/** The grounds of a registered supplier for 0 % (VAT Act): export, intra-Community supply, service abroad, exempt supply. */
export const zeroRateGrounds = ['ART_28', 'ART_53', 'ART_21_2', 'CHAPTER_4'] as const;

/** Documents are written in what a card can be charged in. */
export const invoiceCurrency = z.enum(chargeCurrencies);

/** Letters and digits of an identifier, however they were spaced. */
const identifier = optionalText(20).transform((value) => value?.replace(/[\s.-]/g, '').toUpperCase());

const isInThousandths = (quantity: number): boolean =>
  Math.abs(quantity * 1_000 - Math.round(quantity * 1_000)) < 1e-6;

const writtenItem = z.object({
  description: plainText(500),
  quantity: z.number().positive().max(999_999).refine(isInThousandths, problem('three-decimals')),
  /** бр., ч, кг … */
  unit: text(20).optional(),
  /** Net of VAT. */
  unitPrice: price,
  taxRate: z.literal([20, 9, 0]),
});

export const writeInvoice = endpoint({
  method: 'POST',
  path: '/invoices',
  access: ['MERCHANT'],
  idempotent: true,
  summary:
    'Writes an invoice: numbered and frozen at once, PENDING until its own payment link is paid. VAT only by a merchant that is registered for it.',
  status: 201,
  body: z.object({
    currency: invoiceCurrency,
    customer: z.object({
      kind: z.enum(['COMPANY', 'PERSON']),
      name: plainText(200),
      /** A company’s is needed. */
      address: optionalText(300),
      /** EIK; a company gives it or its VAT number. */
      taxId: identifier,
      vatNumber: identifier,
      email: optionalEmail,
    }),
    items: z.array(writtenItem).min(1).max(200),
    /** Needed when a registered merchant charges 0 % on a line. */
    vatGround: z.enum(zeroRateGrounds).nullish(),
    /** In Sofia; two weeks from today when not given. */
    dueDate: z.iso.date().nullish(),
    description: optionalDescription,
    /** The document is in Bulgarian, or in Bulgarian with English beside it. */
    language: language.default('bg'),
  }),
  response: invoice,
});

export const createTestInvoice = endpoint({
  method: 'POST',
  path: '/invoices/test-create',
  access: ['MERCHANT'],
  idempotent: true,
  summary: 'A document to look at: marked as a test, numbered apart, in no sum.',
  status: 201,
  response: invoice,
});

export const annulInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/annul',
  access: ['MERCHANT'],
  summary:
    'Annuls an unpaid document of this month; it keeps its number, and those who have it are told by mail. 409 when it is paid or of an earlier month.',
  params: idParams,
  body: z.object({ reason: plainText(500) }),
  response: invoice,
});

export const sendInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/send-email',
  access: ['MERCHANT', 'SUPPORT', 'ADMIN'],
  summary: 'Mails the document as PDF, again if need be; ten times an hour. `delivery` says how it fares.',
  params: idParams,
  body: z.object({
    email: z
      .string()
      .nullish()
      .transform((value) => value?.trim() ?? '')
      .refine((value) => value !== '', problem('email-required'))
      .pipe(z.email().max(254)),
  }),
  response: invoice,
});
