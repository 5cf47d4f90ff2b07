import type { PaymentChange, PaymentSuccess } from '#contract/payment-live-events.ts';
import type { LiveEvent } from '../../shared/portal/portal-api.ts';
import type { ServerSentEvent } from './read-events.ts';

/** Maps a server-sent event to a live event; an unknown one is a `change`. */
export const liveEventOf = ({ name, data }: ServerSentEvent): LiveEvent => {
  if (name === 'payment') return { kind: 'payment', payment: data as PaymentSuccess };
  const change = name === 'change' ? (data as PaymentChange) : null;
  return change?.kind === 'DECLINED' ? { kind: 'declined', payment: change } : { kind: 'change' };
};
