import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, plainText, saleVatGround, givenDay } from '../fields.ts';
import { writtenItem } from './sale-content.ts';
import { invoice } from './invoices.ts';

export const writeDebitNote = endpoint({
  method: 'POST',
  path: '/invoices/:id/debit-notes',
  movesMoney: true,
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary:
    'Issues a debit note of an invoice: numbered and frozen at once, to the same buyer, in its currency and language, PENDING until it is paid by its own link or by transfer. 409 for a test, an annulled document or a note.',
  status: 201,
  params: idParams,
  body: z.object({
    items: z.array(writtenItem).min(1).max(200),
    vatGround: saleVatGround.nullish().meta({
      description: 'The legal ground of lines at 0 % without one of their own.',
      examples: [null],
    }),
    reason: plainText(500).meta({ examples: ['Промяна на цената по анекс от 18/11/2026'] }),
    dueDate: givenDay
      .nullish()
      .meta({ description: 'A day in Sofia; two weeks from today by default.', examples: ['2026-12-04'] }),
    taxEventDate: givenDay.nullish().meta({
      description: 'The day in Sofia on which the tax base rose, at most five days ago; today by default.',
      examples: ['2026-11-19'],
    }),
    send: z
      .boolean()
      .default(false)
      .meta({
        description: 'Mails it to the e-mail of the invoice. 422 when the invoice has none.',
        examples: [true],
      }),
  }),
  response: invoice,
});
