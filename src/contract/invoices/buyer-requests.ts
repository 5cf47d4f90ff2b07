import * as z from 'zod';
import { replacementObstacles } from './words/replacement-obstacles.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParams, instant, invoiceId, money, nullableText, plainText } from '../fields.ts';
import { invoiceCurrency } from './sale-content.ts';
import { invoiceNumber } from './invoice-parts.ts';
import { listOf, listQuery } from '../list.ts';

/** OPEN: waits for the merchant. DONE: a document was issued to the company. */
export const buyerRequestStates = ['OPEN', 'DONE', 'REFUSED'] as const;

const buyerRequest = z.object({
  id,
  paymentId: id,
  invoiceId,
  invoiceNumber,
  total: money,
  currency: invoiceCurrency,
  buyer: z.object({
    name: z.string().meta({ examples: ['Тест ЕООД'] }),
    taxId: nullableText.meta({ examples: ['175074752'] }),
    vatNumber: nullableText.meta({ examples: [null] }),
    address: z.string().meta({ examples: ['гр. София, бул. „Витоша“ № 1'] }),
    country: z.string().meta({ description: 'ISO 3166-1 alpha-2.', examples: ['BG'] }),
  }),
  obstacle: z.enum(replacementObstacles).meta({ examples: ['TOO_LATE'] }),
  state: z.enum(buyerRequestStates).meta({ examples: ['OPEN'] }),
  reason: nullableText.meta({ description: 'Of a refusal.', examples: [null] }),
  createdAt: instant,
  answeredAt: instant.nullable().meta({ examples: [null] }),
});
/** The request of a payer for a document to a company. */
export type BuyerRequest = z.infer<typeof buyerRequest>;

export const listOwnBuyerRequests = endpoint({
  method: 'GET',
  path: '/buyer-requests/me',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:read',
  summary: 'Payers who ask for the document of their payment to a company, the newest first.',
  query: listQuery(['id'], {
    state: z
      .enum(buyerRequestStates)
      .optional()
      .meta({ examples: ['OPEN'] }),
    invoiceId: invoiceId.optional(),
  }),
  response: listOf(buyerRequest),
});

export const acceptBuyerRequest = endpoint({
  method: 'POST',
  path: '/buyer-requests/:id/accept',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary:
    'Credits the whole document without a refund and issues a paid one to the company, in one transaction; both are mailed to the payer. 409 when it is answered.',
  params: idParams,
  response: buyerRequest,
});

export const refuseBuyerRequest = endpoint({
  method: 'POST',
  path: '/buyer-requests/:id/refuse',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary: 'Refuses the request with a reason, which is mailed to the payer. 409 when it is answered.',
  params: idParams,
  body: z.object({ reason: plainText(500).meta({ examples: ['Месецът вече е деклариран.'] }) }),
  response: buyerRequest,
});
