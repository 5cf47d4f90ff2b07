import type { PaymentChange, PaymentSuccess } from '#contract/payment-live-events.ts';
import type { News } from '../../shared/portal/portal-api.ts';
import type { StreamedEvent } from './read-events.ts';

/** What an event of the stream says to a merchant. */
export const newsOf = ({ name, data }: StreamedEvent): News => {
  if (name === 'payment') return { kind: 'payment', payment: data as PaymentSuccess };
  const change = name === 'change' ? (data as PaymentChange) : null;
  return change?.kind === 'DECLINED' ? { kind: 'declined', payment: change } : { kind: 'change' };
};
