import type { Payment } from '#contract/payments.ts';
import { toneOf } from '../status-tone.ts';
import type { StatusOf, Tone } from '../status-tone.ts';

export type PaymentBadge = Readonly<{
  key: `payment.${StatusOf<'payment'>}` | `refund.${'PARTIAL' | 'FULL'}` | `dispute.${'OPEN' | 'LOST'}`;
  tone: Tone;
}>;

const refundBadges = {
  PARTIAL: { key: 'refund.PARTIAL', tone: 'info' },
  FULL: { key: 'refund.FULL', tone: 'neutral' },
} as const;
const disputeBadges = {
  OPEN: { key: 'dispute.OPEN', tone: 'warning' },
  LOST: { key: 'dispute.LOST', tone: 'error' },
} as const;

/**
 * The badges of a payment: its status or refund status, and an open or lost dispute. Keys are below `shared.status`.
 */
export const badgesOf = ({
  status,
  refundStatus,
  disputeStatus,
}: Pick<Payment, 'status' | 'refundStatus' | 'disputeStatus'>): readonly PaymentBadge[] => {
  const main: PaymentBadge =
    refundStatus === 'NONE'
      ? { key: `payment.${status}`, tone: toneOf('payment', status) }
      : refundBadges[refundStatus];
  return disputeStatus === 'OPEN' || disputeStatus === 'LOST' ? [main, disputeBadges[disputeStatus]] : [main];
};
