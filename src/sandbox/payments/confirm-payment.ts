import type Stripe from 'stripe';
import { emit } from '../events/send-out.ts';
import { newId } from '../ids.ts';
import type { FilledCard } from '../objects/card-details.ts';
import { paymentIntentObject } from '../objects/payment-intent.ts';
import { insertObject, lockObject, saveObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { declinePayment, refuseChallenge } from './decline-payment.ts';
import { readSessionNotes, type SessionNotes } from './session-notes.ts';
import { delayPayment, succeedPayment } from './succeed-payment.ts';
import { expireWhenDue } from './expire-session.ts';

/** Outcome of a payment that does not settle at once. */
export type Later = 'succeeds' | 'fails';

/** Outcome of an attempt to pay. */
export type Confirmation =
  | { readonly outcome: 'paid'; readonly event: string }
  | { readonly outcome: 'challenge' }
  | { readonly outcome: 'declined'; readonly declineCode: string }
  | { readonly outcome: 'authentication-failed' }
  | { readonly outcome: 'not-challenged' }
  | { readonly outcome: 'closed'; readonly status: 'complete' | 'expired' }
  | { readonly outcome: 'missing' };

type Open = { readonly session: Stripe.Checkout.Session; readonly notes: SessionNotes };

/** Locks the session if it can still be paid: two customers who pay it at once are handled one after the other. */
const lockOpen = async (tx: Transaction, id: string): Promise<Open | Confirmation> => {
  const stored = await lockObject(tx, 'checkout.session', id);
  if (!stored) return { outcome: 'missing' };
  const session = await expireWhenDue(tx, stored.body);
  if (session.status !== 'open') {
    return { outcome: 'closed', status: session.status === 'complete' ? 'complete' : 'expired' };
  }
  return { session, notes: readSessionNotes(stored.hidden) };
};

const makeIntent = async (tx: Transaction, { session, notes }: Open): Promise<Stripe.PaymentIntent> => {
  const intent = paymentIntentObject({
    ...notes.intent,
    id: newId('payment_intent'),
    created: tx.context.clock.seconds(),
    amount: session.amount_total ?? 0,
    currency: session.currency ?? '',
  });
  await insertObject(tx, 'payment_intent', intent);
  emit(tx, 'payment_intent.created', intent);
  session.payment_intent = intent.id;
  await saveObject(tx, session);
  return intent;
};

/** The session's intent, created when the customer first confirms and kept over further attempts. */
const intentOf = async (tx: Transaction, open: Open): Promise<Stripe.PaymentIntent> => {
  const id = open.session.payment_intent;
  const stored = typeof id === 'string' ? await lockObject(tx, 'payment_intent', id) : undefined;
  return stored ? stored.body : makeIntent(tx, open);
};

const challenge = async (
  tx: Transaction,
  { session, notes }: Open,
  intent: Stripe.PaymentIntent,
  filled: FilledCard,
): Promise<Confirmation> => {
  const url = `${session.url ?? ''}/challenge`;
  intent.status = 'requires_action';
  intent.next_action = { type: 'redirect_to_url', redirect_to_url: { return_url: session.url, url } };
  await saveObject(tx, intent);
  await saveObject(tx, session, { ...notes, challenged: filled });
  emit(tx, 'payment_intent.requires_action', intent);
  return { outcome: 'challenge' };
};

/** Declines or succeeds, depending on the card. */
const charge = async (
  tx: Transaction,
  open: Open,
  intent: Stripe.PaymentIntent,
  filled: FilledCard,
): Promise<Confirmation> => {
  const { decline } = filled.card;
  if (decline) {
    await declinePayment(tx, intent, filled, decline);
    return { outcome: 'declined', declineCode: decline.declineCode };
  }
  return { outcome: 'paid', event: await succeedPayment(tx, open.session, intent, filled) };
};

/** Confirms the payment form. With `later` the card behaves like a method that settles some time afterwards. */
export const confirmPayment = async (
  tx: Transaction,
  sessionId: string,
  filled: FilledCard,
  later?: Later,
): Promise<Confirmation> => {
  const open = await lockOpen(tx, sessionId);
  if ('outcome' in open) return open;
  const intent = await intentOf(tx, open);
  // A new attempt replaces one that still waits for its 3-D Secure answer.
  if (open.notes.challenged) await saveObject(tx, open.session, { ...open.notes, challenged: undefined });
  if (later)
    return { outcome: 'paid', event: await delayPayment(tx, open, intent, filled, later === 'succeeds') };
  if (filled.card.challenge) return challenge(tx, open, intent, filled);
  return charge(tx, open, intent, filled);
};

/** Applies the customer's answer to the 3-D Secure challenge. A refused one leaves the session open. */
export const answerChallenge = async (
  tx: Transaction,
  sessionId: string,
  passed: boolean,
): Promise<Confirmation> => {
  const open = await lockOpen(tx, sessionId);
  if ('outcome' in open) return open;
  const { challenged, ...notes } = open.notes;
  if (!challenged) return { outcome: 'not-challenged' };
  const intent = await intentOf(tx, open);
  await saveObject(tx, open.session, notes);
  intent.next_action = null;
  if (passed) return charge(tx, open, intent, challenged);
  await refuseChallenge(tx, intent, challenged);
  return { outcome: 'authentication-failed' };
};
