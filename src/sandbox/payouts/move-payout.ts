import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { failureByIban, testIbans, type PayoutFailure } from '../accounts/test-values.ts';
import { refuseBank } from '../accounts/refuse-bank.ts';
import { emit } from '../events/send-out.ts';
import { bookMovement } from '../payments/book-movement.ts';
import { lockObject, saveObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { PayoutMove, PayoutStep } from './payout-moves.ts';
import { scheduleStep } from './payout-steps.ts';

/** Gives the money of a payout back to the balance. */
const giveBack = (
  tx: Transaction,
  payout: Stripe.Payout,
  type: 'payout_failure' | 'payout_cancel',
): Promise<Stripe.BalanceTransaction> =>
  bookMovement(
    tx,
    {
      amount: payout.amount,
      currency: payout.currency,
      fees: [],
      source: payout.id,
      type,
      category: 'payout_reversal',
      description: type === 'payout_failure' ? 'STRIPE PAYOUT FAILURE' : 'STRIPE PAYOUT CANCEL',
    },
    { isAvailable: true },
  );

/** The bank has the order, and what is in the payout can be listed. */
const send = async (tx: Transaction, payout: Stripe.Payout): Promise<void> => {
  payout.status = 'in_transit';
  if (payout.automatic) payout.reconciliation_status = 'completed';
  emit(tx, 'payout.updated', payout, { status: 'pending' });
  if (payout.automatic) emit(tx, 'payout.reconciliation_completed', payout);
  await saveObject(tx, payout);
  await scheduleStep(tx, payout, 'arrive');
};

const traceOf = (payout: Stripe.Payout): string =>
  `FP${createHash('sha256').update(payout.id).digest('hex').slice(0, 14).toUpperCase()}`;

const pay = async (tx: Transaction, payout: Stripe.Payout): Promise<void> => {
  payout.status = 'paid';
  payout.trace_id = { status: 'supported', value: traceOf(payout) };
  await saveObject(tx, payout);
  emit(tx, 'payout.paid', payout, { status: 'in_transit' });
  emit(tx, 'payout.updated', payout, { status: 'in_transit', trace_id: { status: 'pending', value: null } });
};

const fail = async (
  tx: Transaction,
  payout: Stripe.Payout,
  { code, message }: Pick<PayoutFailure, 'code' | 'message'>,
): Promise<void> => {
  const { status } = payout;
  payout.status = 'failed';
  payout.failure_code = code;
  payout.failure_message = message;
  payout.failure_balance_transaction = (await giveBack(tx, payout, 'payout_failure')).id;
  await saveObject(tx, payout);
  emit(tx, 'payout.failed', payout, { status, failure_code: null });
  emit(tx, 'payout.updated', payout, { status, failure_code: null });
  await refuseBank(tx, payout);
};

/** Cancels a locked payout that has not been sent. */
export const cancelPayout = async (tx: Transaction, payout: Stripe.Payout): Promise<void> => {
  payout.status = 'canceled';
  payout.failure_balance_transaction = (await giveBack(tx, payout, 'payout_cancel')).id;
  await saveObject(tx, payout);
  emit(tx, 'payout.canceled', payout, { status: 'pending' });
  emit(tx, 'payout.updated', payout, { status: 'pending' });
};

type Stored = { readonly body: Stripe.Payout; readonly failure: PayoutFailure | undefined };

const lockPayout = async (tx: Transaction, id: string): Promise<Stored | undefined> => {
  const stored = await lockObject(tx, 'payout', id);
  return stored && { body: stored.body, failure: failureByIban(stored.hidden['iban'] as string | undefined) };
};

/** Takes the next step of a payout, if it is still to be taken. */
export const movePayout = async (tx: Transaction, id: string, step: PayoutStep): Promise<void> => {
  const stored = await lockPayout(tx, id);
  if (!stored) return;
  const { body: payout, failure } = stored;
  if (step === 'send' && payout.status === 'pending') return send(tx, payout);
  if (step === 'arrive' && payout.status === 'in_transit') {
    if (failure && !failure.isLate) return fail(tx, payout, failure);
    await pay(tx, payout);
    if (failure) await scheduleStep(tx, payout, 'return');
  }
  if (step === 'return' && failure && payout.status === 'paid') await fail(tx, payout, failure);
};

/**
 * Ends a payout at once, as the bank would; one that was paid can still fail.
 * @returns the payout, or the reason why the move is impossible
 */
export const forcePayout = async (
  tx: Transaction,
  id: string,
  move: PayoutMove,
): Promise<Stripe.Payout | string> => {
  const stored = await lockPayout(tx, id);
  if (!stored) return 'There is no such payout.';
  const payout = stored.body;
  const from = move === 'pay' ? ['pending', 'in_transit'] : ['pending', 'in_transit', 'paid'];
  if (!from.includes(payout.status)) return `A payout with the status ${payout.status} cannot ${move}.`;
  if (payout.status === 'pending') await send(tx, payout);
  await (move === 'pay' ? pay(tx, payout) : fail(tx, payout, stored.failure ?? testIbans['0002']));
  return payout;
};
