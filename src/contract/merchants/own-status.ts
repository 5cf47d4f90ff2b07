import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant, nullableText } from '../fields.ts';
import { merchantStatus } from './merchants.ts';

export const getOwnStatus = endpoint({
  method: 'GET',
  path: '/merchants/me/status',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'none',
  summary: 'The status of the caller’s merchant, since when and why.',
  response: z.object({
    status: merchantStatus,
    reason: nullableText.meta({ examples: ['Проверяваме необичайни плащания'] }),
    since: instant,
  }),
});
