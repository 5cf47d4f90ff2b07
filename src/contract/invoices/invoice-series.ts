import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { integer } from '../fields.ts';

const invoiceSeries = z.object({
  nextNumber: integer.meta({ description: 'Of the next invoice.', examples: [500] }),
  hasBegun: z.boolean().meta({ description: 'Whether a document was issued: the start is then final.' }),
});

export const getInvoiceSeries = endpoint({
  method: 'GET',
  path: '/invoices/series',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'invoices:read',
  summary: 'The number of the next invoice of the caller’s merchant.',
  response: invoiceSeries,
});

export const startInvoiceSeries = endpoint({
  method: 'PUT',
  path: '/invoices/series',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary: 'Sets the first number of the series; 409 once a document is issued.',
  body: z.object({
    // Numbers have ten digits: a billion numbers remain above the largest start.
    startNumber: z
      .number()
      .int()
      .min(1)
      .max(9_000_000_000)
      .meta({ description: 'The first number of the series.', examples: [500] }),
  }),
  response: invoiceSeries,
});
