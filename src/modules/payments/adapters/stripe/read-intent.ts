import type { Stripe } from 'stripe';
import { readAmount } from '#platform/stripe/provider-amount.ts';
import type { CheckoutSnapshot } from '../../domain/snapshot.ts';
import { metadataKeys } from './draft-checkout.ts';
import { expanded, feeOf, readDispute, readRefund } from './read-checkout.ts';

const states: Readonly<Record<string, Pick<CheckoutSnapshot, 'session' | 'money'>>> = {
  succeeded: { session: 'COMPLETE', money: 'PAID' },
  processing: { session: 'OPEN', money: 'PROCESSING' },
};

/** The provider clears the intent's error when the intent is changed; the failed charge keeps its own. */
const declineCodeOf = (
  { status, last_payment_error: error }: Stripe.PaymentIntent,
  charge: Stripe.Charge | null,
): string | null => {
  if (status === 'succeeded') return null;
  return error?.decline_code ?? error?.code ?? charge?.outcome?.reason ?? charge?.failure_code ?? null;
};

/** Maps the charge of a card that stays to a snapshot; what neither succeeded nor is under way has ended. */
export const readIntent = (
  intent: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): CheckoutSnapshot => {
  const charge = expanded(intent.latest_charge);
  const movement = expanded(charge?.balance_transaction);
  const card = charge?.payment_method_details?.card;
  const isPaid = intent.status === 'succeeded';
  const { minor: amountMinor, currency } = readAmount({
    amount: isPaid ? intent.amount_received : intent.amount,
    currency: intent.currency,
  });
  return {
    sessionId: intent.id,
    ...(states[intent.status] ?? { session: 'EXPIRED', money: 'NONE' }),
    reference: intent.metadata[metadataKeys.payment] ?? null,
    key: intent.metadata[metadataKeys.key] ?? null,
    amountMinor,
    currency,
    liveMode: intent.livemode,
    intentId: intent.id,
    chargeId: charge?.id ?? null,
    card: card?.last4 ? { brand: card.brand ?? '', last4: card.last4 } : null,
    declineCode: declineCodeOf(intent, charge),
    paidAt: isPaid && charge !== null ? new Date(charge.created * 1_000) : null,
    fee: feeOf(movement === null ? [] : [movement]),
    refunds: refunds.map(readRefund),
    disputes: disputes.map(readDispute),
  };
};
