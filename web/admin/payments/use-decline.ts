import { payerDeclineOf } from '#contract/payments/words/payer-decline.ts';
import type { Payment } from '#contract/payments/payments.ts';
import { declineKey } from '../../shared/payments/history-message.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';

type Declined = Pick<Payment, 'status' | 'lastDeclineCode'>;

/**
 * Why the last card was declined, and what its payer reads on the pay page. `open` is null for a payment without a
 * decline and for a paid one.
 */
export const useDecline = ({ status, lastDeclineCode }: Declined) => {
  const t = useMessages<typeof en>();
  if (lastDeclineCode === null) return { reason: null, open: null };
  const reason = t(`admin.payments.declines.${declineKey(lastDeclineCode)}`);
  const advice = t(`admin.payments.payerDeclines.${payerDeclineOf(lastDeclineCode)}`);
  return { reason, open: status === 'SUCCEEDED' ? null : { reason, advice } };
};
