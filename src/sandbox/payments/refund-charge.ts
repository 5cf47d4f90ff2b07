import type Stripe from 'stripe';
import { emit } from '../events/send-out.ts';
import { newId } from '../ids.ts';
import { refundObject } from '../objects/refund.ts';
import { insertObject, lockObject, saveObject, type Stored } from '../storage/objects.ts';
import { schedule } from '../storage/tasks.ts';
import type { Transaction } from '../storage/transaction.ts';
import { takeOtherCurrency } from './other-currency.ts';
import { endWarnings } from './warn-of-fraud.ts';
import { bookMovement } from './book-movement.ts';

const finishAfterMs = 5000;

/** A refund request; the amount in minor units, already checked against the refundable rest. */
export type RefundOrder = {
  readonly amount: number;
  readonly reason: Stripe.Refund.Reason | null;
  readonly metadata: Stripe.Metadata;
};

/** Debits the refunded money, or credits it again when the refund failed. */
const move = async (tx: Transaction, refund: Stripe.Refund, direction: 'out' | 'back'): Promise<string> => {
  const movement = await bookMovement(tx, {
    amount: direction === 'out' ? -refund.amount : refund.amount,
    currency: refund.currency,
    fees: [],
    source: refund.id,
    type: direction === 'out' ? 'refund' : 'refund_failure',
    category: direction === 'out' ? 'refund' : 'refund_failure',
    description: null,
  });
  return movement.id;
};

const addToRefunded = async (tx: Transaction, charge: Stripe.Charge, amount: number): Promise<void> => {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded >= charge.amount;
  await saveObject(tx, charge);
  if (charge.refunded) await endWarnings(tx, charge.id);
};

/** Refunds part or all of a charge that is locked by this transaction. */
export const refundCharge = async (
  tx: Transaction,
  { body: charge, hidden }: Stored<'charge'>,
  order: RefundOrder,
): Promise<Stripe.Refund> => {
  const status = hidden['refund'] === 'pending' ? 'pending' : 'succeeded';
  const id = newId('refund');
  const refund = refundObject({ ...order, id, created: tx.context.clock.seconds(), charge, status });
  await takeOtherCurrency(tx, 'refund-other-currency', refund);
  refund.balance_transaction = await move(tx, refund, 'out');
  await insertObject(tx, 'refund', refund);
  await addToRefunded(tx, charge, order.amount);
  emit(tx, 'charge.refunded', charge);
  emit(tx, 'refund.created', refund);
  if (hidden['refund']) {
    await schedule(tx, { kind: 'finish-refund', account: tx.account, refund: id }, finishAfterMs);
  }
  return refund;
};

const fail = async (tx: Transaction, refund: Stripe.Refund, charge: Stripe.Charge): Promise<void> => {
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  refund.failure_balance_transaction = await move(tx, refund, 'back');
  await addToRefunded(tx, charge, -refund.amount);
  emit(tx, 'refund.failed', refund);
};

/** Ends a refund of one of the two cards whose refunds have a later outcome. */
export const finishRefund = async (tx: Transaction, refundId: string): Promise<void> => {
  const found = await lockObject(tx, 'refund', refundId);
  const chargeId = found?.body.charge;
  const charge = typeof chargeId === 'string' ? await lockObject(tx, 'charge', chargeId) : undefined;
  if (!found || !charge || found.body.status === 'failed') return;
  const refund = found.body;
  if (refund.status === 'pending') {
    refund.status = 'succeeded';
    delete refund.pending_reason;
  } else {
    await fail(tx, refund, charge.body);
  }
  await saveObject(tx, refund);
  emit(tx, 'refund.updated', refund);
  emit(tx, 'charge.refund.updated', refund);
};
