import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './fields.ts';

export const getSystemStatus = endpoint({
  method: 'GET',
  path: '/system-status',
  access: ['ADMIN', 'SUPPORT'],
  summary:
    'Whether the API, its database, the card provider and the printer of documents answer now, and how the latest mail went.',
  response: z.object({
    api: z.literal('online'),
    database: z.enum(['connected', 'away']),
    provider: z.enum(['active', 'away']),
    documents: z.enum(['ready', 'starting', 'away']),
    /** By the latest attempt of any process; `unused` before the first, `unknown` without the database. */
    mail: z.enum(['sending', 'failing', 'unused', 'unknown']),
    mailAttemptedAt: instant.nullable(),
    /** Why printing or mail fails: a technical sentence for operators; null when nothing fails. */
    documentsError: z.string().nullable(),
    mailError: z.string().nullable(),
  }),
});
