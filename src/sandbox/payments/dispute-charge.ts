import type Stripe from 'stripe';
import { emit } from '../events/send-out.ts';
import { newId } from '../ids.ts';
import { balanceTransactionObject } from '../objects/balance-transaction.ts';
import { disputeObject } from '../objects/dispute.ts';
import { insertObject, lockObject, saveObject } from '../storage/objects.ts';
import { schedule } from '../storage/tasks.ts';
import type { Transaction } from '../storage/transaction.ts';

const disputeFeeMinor = 1500;
const decideAfterMs = 5000;

/** Takes the disputed money away with the dispute fee, or gives it back. */
const move = async (tx: Transaction, dispute: Stripe.Dispute, direction: 'out' | 'back'): Promise<void> => {
  const { currency } = dispute;
  const fee = {
    amount: disputeFeeMinor,
    application: null,
    currency,
    description: 'Dispute fee',
    type: 'stripe_fee',
  };
  const movement = balanceTransactionObject({
    id: newId('balance_transaction'),
    created: tx.world.clock.seconds(),
    amount: direction === 'out' ? -dispute.amount : dispute.amount,
    currency,
    fees: direction === 'out' ? [fee] : [],
    source: dispute.id,
    type: 'adjustment',
    category: direction === 'out' ? 'dispute' : 'dispute_reversal',
    description: null,
  });
  await insertObject(tx, 'balance_transaction', movement);
  dispute.balance_transactions.push(movement);
};

const reasons = {
  fraudulent: 'fraudulent',
  product_not_received: 'product_not_received',
  inquiry: 'general',
} as const;

const isDisputeKind = (kind: unknown): kind is keyof typeof reasons =>
  typeof kind === 'string' && kind in reasons;

/** The card's holder disputes a charge. An inquiry only asks; a chargeback takes the money at once. */
export const openDispute = async (tx: Transaction, chargeId: string): Promise<void> => {
  const stored = await lockObject(tx, 'charge', chargeId);
  const kind = stored?.hidden['dispute'];
  if (!stored || stored.body.disputed || !isDisputeKind(kind)) return;
  const charge = stored.body;
  const isInquiry = kind === 'inquiry';
  const created = tx.world.clock.seconds();
  const dispute = disputeObject({ id: newId('dispute'), created, charge, reason: reasons[kind], isInquiry });
  charge.disputed = true;
  await saveObject(tx, charge);
  emit(tx, 'charge.dispute.created', dispute);
  if (!isInquiry) {
    await move(tx, dispute, 'out');
    emit(tx, 'charge.dispute.funds_withdrawn', dispute);
  }
  await insertObject(tx, 'dispute', dispute);
  emit(tx, 'charge.updated', charge, { disputed: false });
};

const isInquiry = (dispute: Stripe.Dispute): boolean => dispute.status.startsWith('warning_');

/** True while the merchant may still send evidence or give in. */
export const awaitsAnswer = (dispute: Stripe.Dispute): boolean =>
  dispute.status === 'needs_response' || dispute.status === 'warning_needs_response';

/** The merchant's evidence goes to the bank; the words in `uncategorized_text` decide how it will end. */
export const submitEvidence = async (tx: Transaction, dispute: Stripe.Dispute): Promise<void> => {
  dispute.status = isInquiry(dispute) ? 'warning_under_review' : 'under_review';
  dispute.evidence_details.submission_count += 1;
  dispute.evidence_details.submission_method = 'manual';
  const won = dispute.evidence.uncategorized_text !== 'losing_evidence';
  await schedule(tx, { kind: 'close-dispute', account: tx.account, dispute: dispute.id, won }, decideAfterMs);
};

/** Ends a locked dispute. A won chargeback brings the money back; an inquiry never took it. */
export const endDispute = async (tx: Transaction, dispute: Stripe.Dispute, won: boolean): Promise<void> => {
  const inquiry = isInquiry(dispute);
  dispute.status = inquiry ? 'warning_closed' : won ? 'won' : 'lost';
  emit(tx, 'charge.dispute.closed', dispute);
  if (won && !inquiry) {
    await move(tx, dispute, 'back');
    emit(tx, 'charge.dispute.funds_reinstated', dispute);
  }
  await saveObject(tx, dispute);
};

/** The bank decides on the evidence. */
export const closeDispute = async (tx: Transaction, disputeId: string, won: boolean): Promise<void> => {
  const stored = await lockObject(tx, 'dispute', disputeId);
  if (stored?.body.status.endsWith('under_review')) await endDispute(tx, stored.body, won);
};
