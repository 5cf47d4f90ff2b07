import type Stripe from 'stripe';
import { emit } from '../events/send-out.ts';
import { newId } from '../ids.ts';
import { chargeObject } from '../objects/charge.ts';
import type { FilledCard } from '../objects/card-details.ts';
import { customerDetails } from '../objects/session.ts';
import { insertObject, lockObject, saveObject } from '../storage/objects.ts';
import { schedule } from '../storage/tasks.ts';
import type { Transaction } from '../storage/transaction.ts';
import { readSessionNotes, type SessionNotes } from './session-notes.ts';
import { declinePayment } from './decline-payment.ts';
import { storeCard } from './store-card.ts';

const balanceAfterMs = 1000;
const disputeAfterMs = 2000;
const asynchronousAfterMs = 5000;

/** Fault: the customer is charged another amount than requested. */
const changeAmount = async (
  tx: Transaction,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
): Promise<void> => {
  const fault = await tx.context.faults.take((candidate) => candidate.kind === 'payment-other-amount');
  if (!fault) return;
  intent.amount = fault.amountMinor ?? intent.amount - 1;
  session.amount_total = intent.amount;
  session.amount_subtotal = intent.amount;
};

/** Charges a card that is stored already; `intent` holds its payment method. */
export const makeCharge = async (
  tx: Transaction,
  intent: Stripe.PaymentIntent,
  filled: FilledCard,
  method: string,
): Promise<Stripe.Charge> => {
  const created = tx.context.clock.seconds();
  const id = newId('charge');
  const charge = chargeObject({
    id,
    created,
    intent,
    paymentMethod: method,
    filled,
    decline: null,
    message: null,
  });
  await insertObject(tx, 'charge', charge, { refund: filled.card.refund, dispute: filled.card.dispute });
  emit(tx, 'charge.succeeded', charge);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
  intent.payment_method = method;
  intent.last_payment_error = null;
  intent.next_action = null;
  intent.processing = null;
  await saveObject(tx, intent);
  emit(tx, 'payment_intent.succeeded', intent);
  await schedule(tx, { kind: 'settle-charge', account: tx.account, charge: id }, balanceAfterMs);
  if (filled.card.dispute) {
    await schedule(tx, { kind: 'open-dispute', account: tx.account, charge: id }, disputeAfterMs);
  }
  return charge;
};

const complete = (session: Stripe.Checkout.Session, filled: FilledCard, paid: boolean): void => {
  session.status = 'complete';
  session.payment_status = paid ? 'paid' : 'unpaid';
  session.url = null;
  session.customer_details = customerDetails(filled.email, filled.holder);
};

/**
 * Charges the card and completes the session.
 * @returns the id of the session's event
 */
export const succeedPayment = async (
  tx: Transaction,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
  filled: FilledCard,
): Promise<string> => {
  await changeAmount(tx, session, intent);
  await makeCharge(tx, intent, filled, await storeCard(tx, { session, intent, filled }));
  complete(session, filled, true);
  await saveObject(tx, session);
  return emit(tx, 'checkout.session.completed', session);
};

type Open = { readonly session: Stripe.Checkout.Session; readonly notes: SessionNotes };

/** Completes the session before the money has arrived, as methods other than cards do. */
export const delayPayment = async (
  tx: Transaction,
  { session, notes }: Open,
  intent: Stripe.PaymentIntent,
  filled: FilledCard,
  succeeds: boolean,
): Promise<string> => {
  intent.status = 'processing';
  intent.last_payment_error = null;
  await saveObject(tx, intent);
  emit(tx, 'payment_intent.processing', intent);
  complete(session, filled, false);
  await saveObject(tx, session, { ...notes, challenged: filled });
  const task = { kind: 'finish-payment', account: tx.account, session: session.id, succeeds } as const;
  await schedule(tx, task, asynchronousAfterMs);
  return emit(tx, 'checkout.session.completed', session);
};

/** The delayed money arrives, or fails to. */
export const finishPayment = async (tx: Transaction, sessionId: string, succeeds: boolean): Promise<void> => {
  const stored = await lockObject(tx, 'checkout.session', sessionId);
  const intentId = stored?.body.payment_intent;
  const intent = typeof intentId === 'string' ? await lockObject(tx, 'payment_intent', intentId) : undefined;
  const filled = stored && readSessionNotes(stored.hidden).challenged;
  if (!filled || intent?.body.status !== 'processing') return;
  if (!succeeds) {
    await declinePayment(tx, intent.body, filled, { code: 'card_declined', declineCode: 'generic_decline' });
    emit(tx, 'checkout.session.async_payment_failed', stored.body);
    return;
  }
  const method = await storeCard(tx, { session: stored.body, intent: intent.body, filled });
  await makeCharge(tx, intent.body, filled, method);
  stored.body.payment_status = 'paid';
  await saveObject(tx, stored.body);
  emit(tx, 'checkout.session.async_payment_succeeded', stored.body);
};
