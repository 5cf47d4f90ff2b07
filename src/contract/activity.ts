import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, numeral } from './fields.ts';

const activityItem = z.object({
  id: z.string(),
  type: z.enum(['merchant_registered', 'payment_processed', 'merchant_activated']),
  /** A sentence in the caller's language. */
  description: z.string(),
  timestamp: instant,
  status: z.enum(['success', 'warning', 'error']),
});
export type ActivityItem = z.infer<typeof activityItem>;

export const listActivity = endpoint({
  method: 'GET',
  path: '/activity',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'What happened lately, the newest first.',
  query: z.strictObject({ limit: numeral(z.number().int().min(1).max(100)).default(20) }),
  response: z.array(activityItem),
});
