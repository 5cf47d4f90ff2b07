import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { currency, instant, money } from './fields.ts';

/** The `data` of an event `payment`: one payment has succeeded. */
export const paymentNews = z.object({
  paymentId: z.number().int(),
  /** The price, as asked. */
  amount: money,
  currency,
  at: instant,
});
export type PaymentNews = z.infer<typeof paymentNews>;

export const followOwnPayments = endpoint({
  method: 'GET',
  path: '/merchants/me/events',
  access: ['MERCHANT'],
  summary:
    'Server-sent events for as long as the session lives: `payment` when one of the caller’s payments has succeeded, `change` when money has gone back. Each at least once: whoever comes back with `Last-Event-ID` hears what came meanwhile, up to an hour.',
  produces: ['text/event-stream'],
  response: z.string(),
});
