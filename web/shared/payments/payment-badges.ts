import type { Payment } from '#contract/payments/payments.ts';
import { toneOf } from '../status-tone.ts';
import type { StatusOf, Tone } from '../status-tone.ts';

export type PaymentBadge = Readonly<{
  key: `payment.${StatusOf<'payment'>}` | `refund.${'PARTIAL' | 'FULL'}` | `dispute.${'OPEN' | 'LOST'}`;
  tone: Tone;
  /** Something needs attention: a badge instead of a dot and a word. */
  isBadge: boolean;
}>;

const refundBadges = {
  PARTIAL: { key: 'refund.PARTIAL', tone: 'info', isBadge: true },
  FULL: { key: 'refund.FULL', tone: 'neutral', isBadge: false },
} as const;
const disputeBadges = {
  OPEN: { key: 'dispute.OPEN', tone: 'warning', isBadge: true },
  LOST: { key: 'dispute.LOST', tone: 'error', isBadge: true },
} as const;

/**
 * The states of a payment: its status or refund status, and an open or lost dispute. Keys are below `shared.status`.
 */
export const badgesOf = ({
  status,
  refundStatus,
  disputeStatus,
}: Pick<Payment, 'status' | 'refundStatus' | 'disputeStatus'>): readonly PaymentBadge[] => {
  const tone = toneOf('payment', status);
  const main: PaymentBadge =
    refundStatus === 'NONE'
      ? { key: `payment.${status}`, tone, isBadge: tone === 'error' }
      : refundBadges[refundStatus];
  return disputeStatus === 'OPEN' || disputeStatus === 'LOST' ? [main, disputeBadges[disputeStatus]] : [main];
};
