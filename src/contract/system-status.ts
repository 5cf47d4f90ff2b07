import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, nullableText } from './fields.ts';

/** The system status of the back office. */
export const getSystemStatus = endpoint({
  method: 'GET',
  path: '/system-status',
  access: ['ADMIN', 'SUPPORT'],
  summary:
    'The health of the API, its database, the card provider and the document printer, and the result of the latest mail.',
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
      description: 'The error of printing, a technical text for operators; null when it works.',
      examples: [null],
    }),
    mailError: nullableText.meta({
      description: 'The error of mail, a technical text for operators; null when it works.',
      examples: [null],
    }),
  }),
});
