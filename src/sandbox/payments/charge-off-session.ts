import type Stripe from 'stripe';
import type { FilledCard } from '../objects/card-details.ts';
import { chargeObject } from '../objects/charge.ts';
import { emit } from '../events/send-out.ts';
import { newId } from '../ids.ts';
import { declineMessage } from '../messages/messages.ts';
import { insertObject, saveObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { Decline } from './cards.ts';
import { makeCharge } from './succeed-payment.ts';

/** The bank declines an expired card, whatever the card is. */
const expired = { code: 'expired_card', declineCode: 'expired_card' } as const;

const isExpired = ({ context }: Transaction, { expiryMonth, expiryYear }: FilledCard): boolean =>
  context.clock.milliseconds() >= Date.UTC(expiryYear, expiryMonth);

/** The failed charge and the error stay with the intent, which waits for another card. */
const decline = async (
  tx: Transaction,
  intent: Stripe.PaymentIntent,
  { filled, method, why }: { filled: FilledCard; method: Stripe.PaymentMethod; why: Decline },
): Promise<void> => {
  const message = declineMessage('en', why.declineCode);
  const id = newId('charge');
  const created = tx.context.clock.seconds();
  const charge = chargeObject({
    id,
    created,
    intent,
    paymentMethod: method.id,
    filled,
    decline: why,
    message,
  });
  await insertObject(tx, 'charge', charge);
  emit(tx, 'charge.failed', charge);
  intent.latest_charge = id;
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = {
    type: 'card_error',
    code: why.code,
    decline_code: why.declineCode,
    message,
    charge: id,
    payment_method: method,
  };
  await saveObject(tx, intent);
  emit(tx, 'payment_intent.payment_failed', intent);
};

/**
 * Charges a card that stays, without its holder.
 * @returns why it was declined; null when it succeeded
 */
export const chargeOffSession = async (
  tx: Transaction,
  intent: Stripe.PaymentIntent,
  card: { filled: FilledCard; method: Stripe.PaymentMethod },
): Promise<Decline | null> => {
  const why = isExpired(tx, card.filled) ? expired : (card.filled.card.offSession ?? null);
  if (why === null) await makeCharge(tx, intent, card.filled, card.method.id);
  else await decline(tx, intent, { ...card, why });
  return why;
};
