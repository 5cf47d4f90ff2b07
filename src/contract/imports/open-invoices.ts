import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  currency,
  date,
  givenDay,
  id,
  idParams,
  instant,
  integer,
  money,
  nullableText,
  optionalEmail,
  positiveAmount,
  text,
} from '../fields.ts';
import { importBody, importQuery, importResult } from '../imports.ts';

/** A row of a list of invoices: an unpaid document, or one that is left out. */
export const openInvoiceRow = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('OPEN'),
    number: text(50, 'name'),
    type: z.enum(['INVOICE', 'DEBIT_NOTE']),
    issueDate: givenDay,
    dueDate: givenDay.optional(),
    buyerName: text(200, 'name'),
    buyerTaxId: text(30, 'identifier').optional(),
    buyerEmail: optionalEmail,
    total: positiveAmount,
    open: positiveAmount,
    currency,
  }),
  z.object({
    state: z.enum(['PAID', 'OTHER']),
    number: z.string().optional(),
    isNumbered: z.boolean(),
  }),
]);

const openSum = z.object({
  currency: z.enum(['EUR', 'USD']).meta({ examples: ['EUR'] }),
  documents: integer.meta({ examples: [12] }),
  open: money.meta({ description: 'What is unpaid of them.', examples: [1840.5] }),
});

const picture = z.object({
  sums: z.array(openSum).meta({ description: 'The unpaid documents that are added, by currency.' }),
  overdue: integer.meta({ description: 'Those whose due day has passed.', examples: [3] }),
  known: integer.meta({ description: 'Those whose buyer is one of the customers.', examples: [9] }),
  paid: integer.meta({ description: 'Rows that are left out because nothing is open.', examples: [140] }),
  others: integer.meta({
    description:
      'Rows that are left out because they ask for no money: credit notes, proformas, annulled documents.',
    examples: [4],
  }),
  firstDay: date.nullable(),
  lastDay: date.nullable(),
  lastNumber: integer.nullable().meta({
    description: 'The highest number of ten digits in the file; null without one.',
    examples: [1234],
  }),
  nextNumber: integer.meta({
    description: 'Of the next invoice here, without this import.',
    examples: [1],
  }),
  continuedNumber: integer.nullable().meta({
    description:
      'Of the next invoice here when the numbers are continued; null: they cannot be, because a document was issued here or the file has no such number.',
    examples: [1235],
  }),
});

export const importOpenInvoices = endpoint({
  method: 'POST',
  path: '/foreign-documents/me/import',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary:
    'Imports the unpaid invoices of another program from a list of its invoices; all rows or none. Paid ones are left out.',
  query: importQuery,
  body: importBody.extend({
    continueNumbers: z
      .boolean()
      .optional()
      .meta({
        description:
          'Sets the number of the next invoice to the one after the highest of the file (MANAGE_MERCHANT; before the first document).',
        examples: [true],
      }),
  }),
  response: importResult.extend({
    picture: picture.nullable().meta({ description: 'Null for a file with errors.' }),
  }),
});
export type OpenInvoicesResult = z.infer<(typeof importOpenInvoices)['response']>;

const foreignImport = z.object({
  id: id.meta({ examples: [7] }),
  importedAt: instant,
  documents: integer.meta({ examples: [12] }),
  startNumber: integer.nullable().meta({
    description: 'The number with which the series was continued; null: it was not.',
    examples: [1235],
  }),
});
export type ForeignImport = z.infer<typeof foreignImport>;

export const listForeignImports = endpoint({
  method: 'GET',
  path: '/foreign-imports/me',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary: 'The imports of unpaid invoices that can be undone, the newest first: those of the last day.',
  response: z.array(foreignImport),
});

export const undoForeignImport = endpoint({
  method: 'POST',
  path: '/foreign-imports/:id/undo',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  refuses: [409],
  summary:
    'Removes the documents that an import added; one that was paid or asked for since stays. The next number becomes that of before while no document was issued. Within a day, once: 409 later.',
  params: idParams,
  response: z.object({
    removed: integer.meta({ examples: [12] }),
    kept: integer.meta({ description: 'Documents that were paid or asked for since.', examples: [0] }),
  }),
});

export const askForForeign = endpoint({
  method: 'POST',
  path: '/foreign-documents/:id/ask',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  refuses: [409],
  summary:
    'Opens a payment link over what is unpaid of a document of another program, and mails it when it is asked to.',
  params: idParams,
  body: z.object({
    send: z
      .boolean()
      .default(false)
      .meta({ description: 'Mails the link to the buyer; 422 without an e-mail.', examples: [true] }),
  }),
  response: z.object({
    paymentLinkUrl: z.string().meta({ examples: ['https://plateno.example.bg/pay/5fCyTj3vRrN2'] }),
    sentTo: nullableText.meta({ examples: ['office@example.bg'] }),
  }),
});

const payments = z.object({
  paid: money.meta({ examples: [120] }),
  open: money.meta({ examples: [0] }),
});

export const recordForeignPayment = endpoint({
  method: 'POST',
  path: '/foreign-documents/:id/payments',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  refuses: [409],
  summary: 'Records that a document of another program was paid outside Plateno; its payment link is closed.',
  params: idParams,
  body: z.object({
    amount: positiveAmount.optional().meta({ description: 'All that is open by default.' }),
    paidOn: givenDay.meta({ description: 'Today in Sofia or before.', examples: ['2026-11-20'] }),
  }),
  response: payments,
});

export const takeBackForeignPayment = endpoint({
  method: 'POST',
  path: '/foreign-documents/:id/payments/:paymentId/take-back',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  refuses: [409],
  summary: 'Takes back a payment that was recorded by hand; a payment by a link stays.',
  params: idParams.extend({ paymentId: id }),
  response: payments,
});
