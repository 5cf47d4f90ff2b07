import type { PaymentChange, PaymentSuccess } from '#contract/payments/payment-live-events.ts';
import type { ServerSentEvent } from './read-events.ts';

/** A payment succeeded, a card was declined, or something else changed and shown data may be stale. */
export type LiveEvent =
  | Readonly<{ kind: 'payment'; payment: PaymentSuccess }>
  | Readonly<{ kind: 'declined'; payment: PaymentChange }>
  | Readonly<{ kind: 'change' }>;

/** Maps a server-sent event to a live event; an unknown one is a `change`. */
export const liveEventOf = ({ name, data }: ServerSentEvent): LiveEvent => {
  if (name === 'payment') return { kind: 'payment', payment: data as PaymentSuccess };
  const change = name === 'change' ? (data as PaymentChange) : null;
  return change?.kind === 'DECLINED' ? { kind: 'declined', payment: change } : { kind: 'change' };
};
