import * as z from 'zod';
import { concernKinds } from '#kernel/concern.ts';
import { endpoint } from './endpoint.ts';

export const showAttention = endpoint({
  method: 'GET',
  path: '/attention',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'How much of each kind waits for a person; kinds of which nothing waits are there with 0.',
  response: z.array(
    z.object({
      kind: z.enum(concernKinds),
      count: z.number().int(),
      /** Why, where it is one thing: a technical sentence for operators. */
      reason: z.string().optional(),
    }),
  ),
});
