import * as z from 'zod';
import { readVatNumber } from '#kernel/vat-number.ts';
import { endpoint } from '../endpoint.ts';
import { instant, nullableText } from '../fields.ts';
import { requestId, vatNumberState } from '../customers/vat-checks.ts';

export { viesPrefixes } from '#kernel/eu-vat-number.ts';

/** What the Commission's service says of a number now. */
const vatNumber = z.object({
  number: z.string().meta({ examples: ['DE123456789'] }),
  state: vatNumberState,
  requestId,
  name: nullableText.meta({ examples: ['Acme GmbH'] }),
  address: nullableText.meta({ examples: ['Hauptstrasse 1, Berlin'] }),
  checkedAt: instant.nullable(),
});

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
