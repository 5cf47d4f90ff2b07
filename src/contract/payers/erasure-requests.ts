import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, id, instant } from '../fields.ts';
import { listOf, listQuery, search } from '../list.ts';

const erasureRequest = z.object({
  id,
  email: z.string().meta({ description: 'Proven by a mailed link.', examples: ['maria@example.com'] }),
  askedAt: instant,
  answerBy: date.meta({
    description:
      'The last day for the answer: a month after the request (Regulation 2016/679, article 12(3)).',
    examples: ['2027-01-01'],
  }),
});
/** A payer who asks for the erasure of their data. */
export type ErasureRequest = z.infer<typeof erasureRequest>;

export const listErasureRequests = endpoint({
  method: 'GET',
  path: '/erasure-requests',
  access: ['ADMIN'],
  summary: 'Payers who ask for the erasure of their data, who waits longest first unless sorted.',
  query: listQuery(['askedAt', 'email', 'id'] as const, { search: search.optional() }),
  response: listOf(erasureRequest),
});
