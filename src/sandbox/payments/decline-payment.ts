import type Stripe from 'stripe';
import { emit } from '../events/send-out.ts';
import { newId } from '../ids.ts';
import { chargeObject } from '../objects/charge.ts';
import { paymentMethodObject, type FilledCard } from '../objects/card-details.ts';
import { insertObject, saveObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { declineMessage, messagesIn } from '../messages/messages.ts';
import type { Decline } from './cards.ts';

const remember = async (
  tx: Transaction,
  intent: Stripe.PaymentIntent,
  error: Stripe.PaymentIntent.LastPaymentError,
): Promise<void> => {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = error;
  await saveObject(tx, intent);
  emit(tx, 'payment_intent.payment_failed', intent);
};

/** Declines the payment: a failed charge is recorded, and the customer may try another card. */
export const declinePayment = async (
  tx: Transaction,
  intent: Stripe.PaymentIntent,
  filled: FilledCard,
  decline: Decline,
): Promise<Stripe.Charge> => {
  const created = tx.context.clock.seconds();
  const method = paymentMethodObject(newId('payment_method'), filled, created);
  const message = declineMessage('en', decline.declineCode);
  const id = newId('charge');
  const charge = chargeObject({ id, created, intent, paymentMethod: method.id, filled, decline, message });
  await insertObject(tx, 'payment_method', method);
  await insertObject(tx, 'charge', charge);
  emit(tx, 'charge.failed', charge);
  intent.latest_charge = charge.id;
  await remember(tx, intent, {
    type: 'card_error',
    code: decline.code,
    decline_code: decline.declineCode,
    message,
    charge: charge.id,
    payment_method: method,
  });
  return charge;
};

/** The customer fails 3-D Secure: nothing was charged. */
export const refuseChallenge = async (
  tx: Transaction,
  intent: Stripe.PaymentIntent,
  filled: FilledCard,
): Promise<void> =>
  remember(tx, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: messagesIn('en').challengeFailed,
    payment_method: paymentMethodObject(newId('payment_method'), filled, tx.context.clock.seconds()),
  });
