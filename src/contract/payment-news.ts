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

/** The `data` of an event `change`: something else has become of a payment. */
export const paymentChange = z.object({
  paymentId: z.number().int(),
  /** OPENED: a customer stands on the card page. DECLINED: a card was refused there. CHANGED: anything else. */
  kind: z.enum(['OPENED', 'DECLINED', 'CHANGED']),
  /** The price, as asked. */
  amount: money,
  currency,
});
export type PaymentChange = z.infer<typeof paymentChange>;

export const followOwnPayments = endpoint({
  method: 'GET',
  path: '/merchants/me/events',
  access: ['MERCHANT'],
  summary:
    'Server-sent events for as long as the session lives: `payment` when one of the caller’s payments has succeeded, `change` when a customer has opened the card page, a card was declined, or something else has become of a payment, such as money given back; `missed` when changes may not have been told. `payment` comes at least once: whoever comes back with `Last-Event-ID` hears what came meanwhile, up to an hour.',
  produces: ['text/event-stream'],
  response: z.string(),
});
