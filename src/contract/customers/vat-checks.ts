import * as z from 'zod';
import { instant, nullableText } from '../fields.ts';

/** VALID and INVALID by the service of the Commission; NOT_NOW: it could not be asked. */
export const vatNumberState = z.enum(['VALID', 'INVALID', 'NOT_NOW']).meta({ examples: ['VALID'] });

/** As proof. */
export const requestId = nullableText.meta({
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
