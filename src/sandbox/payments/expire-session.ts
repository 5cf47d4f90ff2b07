import type Stripe from 'stripe';
import { emit } from '../events/send-out.ts';
import { lockObject, saveObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';

/** Cancels the session's intent; the error of an earlier decline stays readable in it. */
const cancelIntent = async (tx: Transaction, session: Stripe.Checkout.Session): Promise<void> => {
  const id = session.payment_intent;
  const intent = typeof id === 'string' ? await lockObject(tx, 'payment_intent', id) : undefined;
  if (!intent) return;
  intent.body.status = 'canceled';
  intent.body.canceled_at = tx.context.clock.seconds();
  intent.body.cancellation_reason = 'expired';
  intent.body.next_action = null;
  await saveObject(tx, intent.body);
  emit(tx, 'payment_intent.canceled', intent.body);
};

/** Expires a session that is open and locked by this transaction. */
export const expireSession = async (
  tx: Transaction,
  session: Stripe.Checkout.Session,
): Promise<Stripe.Checkout.Session> => {
  session.status = 'expired';
  session.url = null;
  await cancelIntent(tx, session);
  await saveObject(tx, session);
  emit(tx, 'checkout.session.expired', session);
  return session;
};

/** Expires a locked session if it is open and past its expiry. */
export const expireWhenDue = async (
  tx: Transaction,
  session: Stripe.Checkout.Session,
): Promise<Stripe.Checkout.Session> => {
  const due = session.status === 'open' && session.expires_at <= tx.context.clock.seconds();
  return due ? expireSession(tx, session) : session;
};
