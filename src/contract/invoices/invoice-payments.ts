import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, idParams, optionalText, plainText, positiveAmount, givenDay } from '../fields.ts';
import { invoice } from './invoices.ts';

export const recordTransfer = endpoint({
  method: 'POST',
  path: '/invoices/:id/payments',
  movesMoney: true,
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary:
    'Records that the invoice was paid by bank transfer, in full or in part. 422 when more than the open sum is given.',
  status: 201,
  params: idParams,
  body: z.object({
    amount: positiveAmount.nullish().meta({ description: 'All that is open by default.', examples: [120] }),
    paidOn: givenDay.meta({
      description: 'A day in Sofia, at most today and at least thirty days before the issue.',
      examples: ['2026-11-20'],
    }),
    note: optionalText(200).meta({ examples: ['Извлечение 47'] }),
  }),
  response: invoice,
});

export const takeBackTransfer = endpoint({
  method: 'POST',
  path: '/invoices/:id/payments/:paymentId/take-back',
  movesMoney: true,
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary: 'Takes back a recorded transfer: its amount is open again. 409 for a card payment.',
  params: idParams.extend({ paymentId: id }),
  body: z.object({ reason: plainText(500).meta({ examples: ['Преводът е за друга фактура'] }) }),
  response: invoice,
});
