import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { currency, instant, integer, money } from '../fields.ts';

const paymentId = integer.meta({ examples: [42] });

/** The `data` of an event `payment`: one payment has succeeded. */
export const paymentSuccess = z.object({
  paymentId,
  /** The amount asked. */
  amount: money,
  currency,
  at: instant,
});
/** The data of a `payment` event in JSON. */
export type PaymentSuccess = z.infer<typeof paymentSuccess>;

/** The `data` of an event `change`: any other change of a payment. */
export const paymentChange = z.object({
  paymentId,
  /** OPENED: a customer opened the card page. DECLINED: a card was declined there. CHANGED: any other change. */
  kind: z.enum(['OPENED', 'DECLINED', 'CHANGED']),
  /** The amount asked. */
  amount: money,
  currency,
});
/** The data of a `change` event in JSON. */
export type PaymentChange = z.infer<typeof paymentChange>;

/** Live events of the caller's payments. */
export const followOwnPayments = endpoint({
  method: 'GET',
  path: '/merchants/me/events',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'none',
  summary:
    'Server-sent events for as long as the session lives: `payment` when one of the caller’s payments has succeeded, `change` when a customer has opened the card page, a card was declined, or a payment has changed otherwise, such as by a refund; `missed` when changes may be missing. `payment` is sent at least once: a client that reconnects with `Last-Event-ID` gets the events since, up to an hour.',
  produces: ['text/event-stream'],
  response: z.string(),
});
