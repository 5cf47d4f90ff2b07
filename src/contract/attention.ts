import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { integer } from './fields.ts';
import { attentionKinds } from './module-vocabulary.ts';

export const listAttention = endpoint({
  method: 'GET',
  path: '/attention',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'How much of each kind waits for a person; kinds of which nothing waits are there with 0.',
  response: z.array(
    z.object({
      kind: z.enum(attentionKinds),
      count: integer.meta({ examples: [12] }),
      reason: z
        .string()
        .optional()
        .meta({
          description: 'The cause, when there is a single one: a technical sentence for operators.',
          examples: ['browser did not start'],
        }),
    }),
  ),
});
