import * as z from 'zod';
import { endpoint } from './endpoint.ts';

export const getSystemStatus = endpoint({
  method: 'GET',
  path: '/system-status',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'Whether the API, its database, the card provider and the printer of documents answer now.',
  response: z.object({
    api: z.literal('online'),
    database: z.enum(['connected', 'away']),
    provider: z.enum(['active', 'away']),
    documents: z.enum(['ready', 'starting', 'away']),
  }),
});
