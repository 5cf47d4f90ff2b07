import type Stripe from 'stripe';
import { emit } from '../events/send-out.ts';
import { newId } from '../ids.ts';
import { answerWithinSeconds, disputeObject } from '../objects/dispute.ts';
import { insertObject, lockObject, saveObject } from '../storage/objects.ts';
import { schedule } from '../storage/tasks.ts';
import type { Transaction } from '../storage/transaction.ts';
import { takeOtherCurrency } from './other-currency.ts';
import { endWarnings } from './warn-of-fraud.ts';
import { bookMovement } from './book-movement.ts';
import { disputeKinds, type DisputeKind } from './dispute-moves.ts';

/** Euro cents, the account's currency. Taken with the disputed money and returned with it. */
const disputeFee = 1500;
const decideAfterMs = 5000;

/** Debits the disputed money with the dispute fee, or returns both. */
const moveMoney = async (
  tx: Transaction,
  dispute: Stripe.Dispute,
  direction: 'out' | 'back',
): Promise<void> => {
  const isOut = direction === 'out';
  const fee = {
    amount: isOut ? disputeFee : -disputeFee,
    application: null,
    currency: 'eur',
    description: isOut ? 'Dispute fee' : 'Dispute fee refund',
    type: 'stripe_fee',
  };
  const movement = await bookMovement(tx, {
    amount: isOut ? -dispute.amount : dispute.amount,
    currency: dispute.currency,
    fees: [fee],
    source: dispute.id,
    type: 'adjustment',
    category: isOut ? 'dispute' : 'dispute_reversal',
    description: null,
  });
  dispute.balance_transactions.push(movement);
};

const reasons = {
  fraudulent: 'fraudulent',
  product_not_received: 'product_not_received',
  inquiry: 'general',
} as const satisfies Record<DisputeKind, string>;

const scheduleDeadline = async (tx: Transaction, dispute: Stripe.Dispute): Promise<void> => {
  const dueMs = (dispute.evidence_details.due_by ?? 0) * 1000;
  const task = { kind: 'pass-dispute-deadline', account: tx.account, dispute: dispute.id } as const;
  await schedule(tx, task, dueMs - tx.context.clock.milliseconds());
};

const isDisputeKind = (kind: unknown): kind is DisputeKind => disputeKinds.some((known) => known === kind);

const unrefunded = (charge: Stripe.Charge): number => charge.amount - charge.amount_refunded;

/**
 * Disputes the part of a charge that was not refunded; a fully refunded charge cannot be disputed. An inquiry takes
 * no money; a chargeback takes it at once.
 * @param asked the kind of dispute; the test card's unless given
 * @returns the dispute, or undefined when the charge cannot be disputed
 */
export const openDispute = async (
  tx: Transaction,
  chargeId: string,
  asked?: DisputeKind,
): Promise<Stripe.Dispute | undefined> => {
  const stored = await lockObject(tx, 'charge', chargeId);
  const kind = asked ?? stored?.hidden['dispute'];
  if (!stored?.body.paid || stored.body.disputed || stored.body.refunded || !isDisputeKind(kind))
    return undefined;
  const charge = stored.body;
  const isInquiry = kind === 'inquiry';
  const dispute = disputeObject({
    id: newId('dispute'),
    created: tx.context.clock.seconds(),
    amount: unrefunded(charge),
    charge,
    reason: reasons[kind],
    isInquiry,
  });
  await takeOtherCurrency(tx, 'dispute-other-currency', dispute);
  charge.disputed = true;
  await saveObject(tx, charge);
  emit(tx, 'charge.dispute.created', dispute);
  if (!isInquiry) {
    await moveMoney(tx, dispute, 'out');
    emit(tx, 'charge.dispute.funds_withdrawn', dispute);
  }
  await insertObject(tx, 'dispute', dispute);
  await scheduleDeadline(tx, dispute);
  emit(tx, 'charge.updated', charge, { disputed: false });
  await endWarnings(tx, charge.id);
  return dispute;
};

/** At its deadline a dispute without an answer is past due; the bank decides when it wants. */
export const passDisputeDeadline = async (tx: Transaction, disputeId: string): Promise<void> => {
  const stored = await lockObject(tx, 'dispute', disputeId);
  const details = stored?.body.evidence_details;
  const isDue = (details?.due_by ?? Infinity) <= tx.context.clock.seconds();
  if (!stored || !isDue || !awaitsAnswer(stored.body) || details?.past_due) return;
  stored.body.evidence_details.past_due = true;
  await saveObject(tx, stored.body);
  emit(tx, 'charge.dispute.updated', stored.body);
};

/** True for a dispute that has taken no money. */
const isInquiry = (dispute: Stripe.Dispute): boolean => dispute.status.startsWith('warning_');

/** True while the merchant may still send evidence or accept the dispute. */
export const awaitsAnswer = (dispute: Stripe.Dispute): boolean =>
  dispute.status === 'needs_response' || dispute.status === 'warning_needs_response';

/** Submits the merchant's evidence; the text of `uncategorized_text` decides the outcome. */
export const submitEvidence = async (tx: Transaction, dispute: Stripe.Dispute): Promise<void> => {
  dispute.status = isInquiry(dispute) ? 'warning_under_review' : 'under_review';
  dispute.evidence_details.submission_count += 1;
  dispute.evidence_details.submission_method = 'manual';
  const won = dispute.evidence.uncategorized_text !== 'losing_evidence';
  await schedule(tx, { kind: 'close-dispute', account: tx.account, dispute: dispute.id, won }, decideAfterMs);
};

/** Closes a locked dispute. Won or prevented, a chargeback returns the money; an inquiry never took it. */
export const endDispute = async (
  tx: Transaction,
  dispute: Stripe.Dispute,
  outcome: 'won' | 'lost' | 'prevented',
): Promise<void> => {
  const inquiry = isInquiry(dispute);
  dispute.status = inquiry && outcome !== 'prevented' ? 'warning_closed' : outcome;
  emit(tx, 'charge.dispute.closed', dispute);
  if (outcome !== 'lost' && !inquiry) {
    await moveMoney(tx, dispute, 'back');
    emit(tx, 'charge.dispute.funds_reinstated', dispute);
  }
  await saveObject(tx, dispute);
};

/** Turns a locked inquiry into a chargeback, which takes what has not been refunded meanwhile. */
export const escalateDispute = async (
  tx: Transaction,
  dispute: Stripe.Dispute,
  charge: Stripe.Charge,
): Promise<void> => {
  dispute.status = 'needs_response';
  dispute.amount = Math.min(dispute.amount, unrefunded(charge));
  dispute.is_charge_refundable = false;
  dispute.evidence_details.due_by = tx.context.clock.seconds() + answerWithinSeconds;
  dispute.evidence_details.past_due = false;
  if (dispute.payment_method_details?.card) dispute.payment_method_details.card.case_type = 'chargeback';
  await moveMoney(tx, dispute, 'out');
  await saveObject(tx, dispute);
  await scheduleDeadline(tx, dispute);
  emit(tx, 'charge.dispute.updated', dispute);
  emit(tx, 'charge.dispute.funds_withdrawn', dispute);
};

/** The bank's decision on the evidence. */
export const closeDispute = async (tx: Transaction, disputeId: string, won: boolean): Promise<void> => {
  const stored = await lockObject(tx, 'dispute', disputeId);
  if (stored?.body.status.endsWith('under_review')) await endDispute(tx, stored.body, won ? 'won' : 'lost');
};
