import type { PaymentChange, PaymentNews } from '#contract/payment-news.ts';
import type { LiveEvent } from '../../shared/portal/portal-api.ts';
import type { ServerSentEvent } from './read-events.ts';

/** Maps a server-sent event to a live event; an unknown one is a `change`. */
export const liveEventOf = ({ name, data }: ServerSentEvent): LiveEvent => {
  if (name === 'payment') return { kind: 'payment', payment: data as PaymentNews };
  const change = name === 'change' ? (data as PaymentChange) : null;
  return change?.kind === 'DECLINED' ? { kind: 'declined', payment: change } : { kind: 'change' };
};
