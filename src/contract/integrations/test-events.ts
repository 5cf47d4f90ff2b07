import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { merchantEventTypes } from './merchant-event-types.ts';
import { eventId } from './merchant-events.ts';

/** The types of events that can be made with sample data; `webhook.test` is sent to one endpoint. */
export const triggeredEventTypes = merchantEventTypes.filter((type) => type !== 'webhook.test');

export const triggerTestEvent = endpoint({
  method: 'POST',
  path: '/test-events',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'webhooks:write',
  status: 202,
  summary:
    'Stores and delivers an event with sample data, which names no record of the merchant. 409 on an installation that moves real money.',
  body: z.object({ type: z.enum(triggeredEventTypes).meta({ examples: ['payment.succeeded'] }) }),
  response: z.object({ eventId }),
});
