import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { integer } from './fields.ts';
import { attentionKinds } from './module-vocabulary.ts';

/** The attention items of the back office. */
export const listAttention = endpoint({
  method: 'GET',
  path: '/attention',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'The number of records of each kind that wait for a decision; 0 where none waits.',
  response: z.array(
    z.object({
      kind: z.enum(attentionKinds),
      count: integer.meta({ examples: [12] }),
      reason: z
        .string()
        .optional()
        .meta({
          description: 'The cause, when there is a single one: a technical text for operators.',
          examples: ['browser did not start'],
        }),
    }),
  ),
});
