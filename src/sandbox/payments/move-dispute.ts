import type Stripe from 'stripe';
import { lockObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { DisputeMove } from './dispute-moves.ts';
import { endDispute, escalateDispute } from './dispute-charge.ts';

const open = ['needs_response', 'under_review'];
const openInquiry = ['warning_needs_response', 'warning_under_review'];

/** Statuses from which each move is possible; a lost dispute can still be won later. */
const from: Readonly<Record<DisputeMove, readonly string[]>> = {
  escalate: [...openInquiry, 'warning_closed'],
  win: [...openInquiry, ...open, 'lost'],
  lose: open,
  prevent: [...openInquiry, ...open],
};

const lockCharge = async (tx: Transaction, dispute: Stripe.Dispute): Promise<Stripe.Charge | undefined> => {
  const id = typeof dispute.charge === 'string' ? dispute.charge : dispute.charge.id;
  return (await lockObject(tx, 'charge', id))?.body;
};

const outcomes = { win: 'won', lose: 'lost', prevent: 'prevented' } as const;

/**
 * Moves a dispute as the bank would, with its balance transactions and events.
 * @returns the moved dispute, or the reason why the move is impossible
 */
export const moveDispute = async (
  tx: Transaction,
  disputeId: string,
  move: DisputeMove,
): Promise<Stripe.Dispute | string> => {
  const stored = await lockObject(tx, 'dispute', disputeId);
  if (!stored) return 'There is no such dispute.';
  const dispute = stored.body;
  if (!from[move].includes(dispute.status))
    return `A dispute with the status ${dispute.status} cannot ${move}: only ${from[move].join(', ')}.`;
  if (move !== 'escalate') {
    await endDispute(tx, dispute, outcomes[move]);
    return dispute;
  }
  const charge = await lockCharge(tx, dispute);
  if (!charge || charge.refunded) return 'The charge was refunded whole: nothing is left to charge back.';
  await escalateDispute(tx, dispute, charge);
  return dispute;
};
