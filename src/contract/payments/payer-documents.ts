import * as z from 'zod';
import { buyerInput } from '../buyer.ts';
import { endpoint } from '../endpoint.ts';
import { optionalText } from '../fields.ts';
import { sessionParams } from './checkouts.ts';

/** The answer to a payer who names a company for a document that is issued. */
const namedBuyer = z.object({
  outcome: z.enum(['REPLACED', 'REQUESTED']).meta({
    description:
      'REPLACED: the earlier document is annulled, `invoiceNumber` is that of the new one. REQUESTED: the merchant was asked, `invoiceNumber` is unchanged.',
    examples: ['REPLACED'],
  }),
  invoiceNumber: z.string().meta({ examples: ['0000000043'] }),
});
export type NamedBuyer = z.infer<typeof namedBuyer>;

/** Authorized by the session id. Refused with `payments.receipt-not-ready` before the payment has succeeded. */
export const nameBuyer = endpoint({
  method: 'POST',
  path: '/payments/checkout/sessions/:sessionId/buyer',
  access: 'public',
  summary:
    'Names the company that the document of a paid checkout must be issued to: replaced at once within five days and the same month, otherwise the merchant is asked. Three times in five days.',
  params: sessionParams,
  body: z.object({
    buyer: buyerInput,
    invoiceNumber: optionalText(20, 'identifier').meta({
      description: 'The document that the payer saw; 409 when another one stands since.',
      examples: ['0000000042'],
    }),
  }),
  response: namedBuyer,
});

/** Authorized by the session id. Refused with `payments.receipt-not-ready` before the payment has succeeded. */
export const getPayerDocument = endpoint({
  method: 'GET',
  path: '/payments/checkout/sessions/:sessionId/document.pdf',
  access: 'public',
  summary: 'The document of a paid checkout as PDF, marked as copy.',
  params: sessionParams,
  produces: ['application/pdf'],
  response: z.instanceof(Uint8Array),
});
