import * as z from 'zod';
import { endpoint } from './endpoint.ts';

/** The next number of the merchant's invoices, and whether the series has begun: then it goes on by itself. */
const invoiceSeries = z.object({ nextNumber: z.number().int(), hasBegun: z.boolean() });

export const getInvoiceSeries = endpoint({
  method: 'GET',
  path: '/invoices/series',
  access: ['MERCHANT'],
  summary: 'Which number the next invoice of the caller’s merchant gets.',
  response: invoiceSeries,
});

export const startInvoiceSeries = endpoint({
  method: 'PUT',
  path: '/invoices/series',
  access: ['MERCHANT'],
  summary: 'Says with which number the series begins, before the first document is issued; then 409.',
  /** Ten digits, and room to go on. */
  body: z.object({ startNumber: z.number().int().min(1).max(9_000_000_000) }),
  response: invoiceSeries,
});
