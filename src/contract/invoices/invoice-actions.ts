import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { email, givenDay, id, idParams, plainText, positiveAmount, problem } from '../fields.ts';
import { advanceInput } from './invoice-advances.ts';
import { invoice } from './invoices.ts';
import { saleContent } from './sale-content.ts';

export const writeInvoice = endpoint({
  method: 'POST',
  path: '/invoices',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary:
    'Writes an invoice: numbered and frozen at once, PENDING until its own payment link is paid. VAT only by a merchant that is registered for it.',
  status: 201,
  body: z.object({
    ...saleContent,
    draftId: id.nullish().meta({
      description: 'The draft that is issued: it is deleted. 409 when it is gone.',
      examples: [null],
    }),
    taxEventDate: givenDay.nullish().meta({
      description: 'The day of the supply in Sofia, at most five days ago; today by default.',
      examples: ['2026-11-19'],
    }),
    dueDate: givenDay
      .nullish()
      .meta({ description: 'A day in Sofia; two weeks from today by default.', examples: ['2026-12-04'] }),
    ...advanceInput,
    cardMax: positiveAmount.nullish().meta({
      description:
        'Offers the buyer on the pay page to let the card stay for later invoices of schedules, and to charge at most this a month. With `customerId` only.',
      examples: [null],
    }),
    send: z
      .boolean()
      .default(false)
      .meta({
        description: 'Mails the invoice to `customer.email` at once; a refused mail refuses the invoice.',
        examples: [true],
      }),
  }),
  response: invoice,
});

export const createTestInvoice = endpoint({
  method: 'POST',
  path: '/invoices/test-create',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary: 'Creates a sample document: marked as a test, with a number of a separate series, in no sum.',
  status: 201,
  response: invoice,
});

export const annulInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/annul',
  access: ['MERCHANT'],
  right: 'ANNUL_DOCUMENTS',
  scope: 'invoices:write',
  summary:
    'Annuls an unpaid document of this month; it keeps its number, and its recipients get a mail. 409 when it is paid or of an earlier month.',
  params: idParams,
  body: z.object({ reason: plainText(500).meta({ examples: ['По молба на клиента'] }) }),
  response: invoice,
});

export const sendInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/send-email',
  access: ['MERCHANT', 'SUPPORT', 'ADMIN'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary:
    'Mails the document as PDF, also repeatedly; ten times an hour. `delivery` is the status of the mail.',
  params: idParams,
  body: z.object({
    isReminder: z
      .boolean()
      .default(false)
      .meta({
        description: 'The mail reminds of an unpaid document; 409 when nothing of it is open.',
        examples: [false],
      }),
    email: z
      .string()
      .nullish()
      .transform((value) => value ?? '')
      .refine((value) => value.trim() !== '', problem('email-required'))
      .pipe(email)
      .meta({ examples: ['office@example.bg'] }),
  }),
  response: invoice,
});
