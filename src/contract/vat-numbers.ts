import * as z from 'zod';
import { readVatNumber } from '#kernel/vat-number.ts';
import { endpoint } from './endpoint.ts';
import { instant, nullableText } from './fields.ts';

export { viesPrefixes } from '#kernel/eu-vat-number.ts';

/** VALID and INVALID by the service of the Commission; NOT_NOW: it could not be asked. */
export const vatNumberState = z.enum(['VALID', 'INVALID', 'NOT_NOW']).meta({ examples: ['VALID'] });

const requestId = nullableText.meta({
  description: 'The identifier of the request at the Commission, as proof.',
  examples: ['WAPIAAAAYx7kq1Zb'],
});

/** The check of a buyer's VAT number when its invoice was written. */
export const vatCheck = z.object({
  number: z.string().meta({ examples: ['DE123456789'] }),
  state: vatNumberState,
  requestId,
  checkedAt: instant,
});

/** What the Commission's service says of a number now. */
export const vatNumber = z.object({
  number: z.string().meta({ examples: ['DE123456789'] }),
  state: vatNumberState,
  requestId,
  name: nullableText.meta({ examples: ['Acme GmbH'] }),
  address: nullableText.meta({ examples: ['Hauptstrasse 1, Berlin'] }),
  checkedAt: instant.nullable(),
});
export type VatNumber = z.infer<typeof vatNumber>;

export const getVatNumber = endpoint({
  method: 'GET',
  path: '/vat-numbers/:number',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary: 'Asks the European Commission about the VAT number of a buyer (VIES); thirty times a minute.',
  params: z.object({
    number: z
      .string()
      .max(40)
      .transform(readVatNumber)
      .meta({ examples: ['DE123456789'] }),
  }),
  response: vatNumber,
});
