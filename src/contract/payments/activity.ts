import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant, numeral } from '../fields.ts';

const activityItem = z.object({
  id: z.string().meta({ examples: ['merchant-3-1'] }),
  type: z.enum(['merchant_registered', 'payment_processed', 'merchant_activated', 'document_changed']),
  description: z.string().meta({
    description: 'A text in the language of the caller.',
    examples: ['A payment of €50.00 to Работилница „Дърво и камък“ ООД succeeded.'],
  }),
  timestamp: instant,
  status: z.enum(['success', 'warning', 'error']),
});
/** A recent event in JSON. */
export type ActivityItem = z.infer<typeof activityItem>;

/** Recent events of the installation, newest first. */
export const listActivity = endpoint({
  method: 'GET',
  path: '/activity',
  access: ['ADMIN', 'SUPPORT'],
  summary:
    'The latest registrations, approvals, payments, corrections of documents, requests for another buyer and bank transfers, the newest first.',
  query: z.strictObject({
    limit: numeral(z.number().int().min(1).max(100))
      .default(20)
      .meta({ description: 'The number of entries.', examples: [10] }),
  }),
  response: z.array(activityItem),
});
