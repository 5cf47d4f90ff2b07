import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';

const erasureRequest = z.object({
  id,
  email: z.string().meta({ description: 'Proven by a mailed link.', examples: ['maria@example.com'] }),
  askedAt: z.iso.datetime().meta({ examples: ['2026-12-01T10:15:00.000Z'] }),
});
/** A payer who asks for the erasure of their data. */
export type ErasureRequest = z.infer<typeof erasureRequest>;

export const listErasureRequests = endpoint({
  method: 'GET',
  path: '/erasure-requests',
  access: ['ADMIN'],
  summary: 'Payers who ask for the erasure of their data, the oldest first; at most 500.',
  response: z.array(erasureRequest),
});
