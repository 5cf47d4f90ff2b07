import type { Stripe } from 'stripe';
import type { KeptChargeOrder } from '../../ports/provider-settings.ts';
import { metadataKeys } from './draft-checkout.ts';
import { statementSuffix } from './statement-suffix.ts';

/** The parameters of a charge of a card that stays, without its payer (Stripe, "Charge a saved payment method off-session"). */
export const draftKeptCharge = (order: KeptChargeOrder): Stripe.PaymentIntentCreateParams => {
  const suffix = order.account === null ? statementSuffix(order.merchantName) : null;
  return {
    amount: Number(order.chargeAmount.minor),
    currency: order.chargeAmount.currency.toLowerCase(),
    customer: order.customer,
    payment_method: order.method,
    allowed_payment_method_types: ['card'],
    off_session: true,
    confirm: true,
    metadata: {
      [metadataKeys.key]: order.key,
      [metadataKeys.payment]: String(order.paymentId),
      [metadataKeys.keptCard]: order.requestKey,
    },
    description: `${order.merchantName}: ${order.title.slice(0, 250)}`.slice(0, 500),
    ...(suffix === null ? {} : { statement_descriptor_suffix: suffix }),
    ...(order.account !== null && !order.platformFee.isZero()
      ? { application_fee_amount: Number(order.platformFee.minor) }
      : {}),
  };
};
