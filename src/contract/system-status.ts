import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, nullableText } from './fields.ts';

export const getSystemStatus = endpoint({
  method: 'GET',
  path: '/system-status',
  access: ['ADMIN', 'SUPPORT'],
  summary:
    'Whether the API, its database, the card provider and the printer of documents answer now, and the result of the latest mail.',
  response: z.object({
    api: z.literal('online'),
    database: z.enum(['connected', 'away']),
    provider: z.enum(['active', 'away']),
    documents: z.enum(['ready', 'starting', 'away']),
    mail: z.enum(['sending', 'failing', 'unused', 'unknown']).meta({
      description:
        'By the latest attempt of any process; `unused` before the first, `unknown` without the database.',
    }),
    mailAttemptedAt: instant
      .nullable()
      .meta({ description: 'The latest attempt of any process to send mail.' }),
    documentsError: nullableText.meta({
      description: 'Why printing fails: a technical sentence for operators; null when it works.',
      examples: [null],
    }),
    mailError: nullableText.meta({
      description: 'Why mail fails: a technical sentence for operators; null when it works.',
      examples: [null],
    }),
  }),
});
