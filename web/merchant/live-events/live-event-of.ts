import type { PaymentChange, PaymentSuccess } from '#contract/payments/payment-live-events.ts';
import type { LiveEvent } from '../../shared/portal/portal-api.ts';
import { readEvents, type ServerSentEvent } from './read-events.ts';

/** Maps a server-sent event to a live event; an unknown one is a `change`. */
export const liveEventOf = ({ name, data }: ServerSentEvent): LiveEvent => {
  if (name === 'payment') return { kind: 'payment', payment: data as PaymentSuccess };
  const change = name === 'change' ? (data as PaymentChange) : null;
  return change?.kind === 'DECLINED' ? { kind: 'declined', payment: change } : { kind: 'change' };
};

/** Reads live events with their ids until the stream ends or is silent. @throws the error of the stream */
export const readLiveEvents = (
  stream: ReadableStream<Uint8Array>,
  onEvent: (event: LiveEvent, id: string | undefined) => void,
): Promise<void> => readEvents(stream, (event) => onEvent(liveEventOf(event), event.id));
