import type { Stripe } from 'stripe';
import type { CheckoutOrder } from '../../ports/provider-settings.ts';
import { statementSuffix } from './statement-suffix.ts';

/** Keys of our metadata at the provider. */
export const metadataKeys = {
  key: 'plateno_key',
  payment: 'plateno_payment',
  refund: 'plateno_refund',
  /** The idempotency key of a charge of a card that stays, which has no page; the provider forgets such keys after a day. */
  keptCard: 'plateno_kept_card',
} as const;

const returnUrls = (
  publicUrl: string,
  { linkToken, key, language }: Pick<CheckoutOrder, 'linkToken' | 'key' | 'language'>,
): Pick<Stripe.Checkout.SessionCreateParams, 'success_url' | 'cancel_url'> => ({
  // The provider replaces the placeholder. The language is in the address: a browser may keep no cookie.
  success_url: `${publicUrl}/pay/success?session_id={CHECKOUT_SESSION_ID}${language === 'en' ? '&lang=en' : ''}`,
  // The key lets the page say why the card was declined, to this payer only.
  cancel_url: `${publicUrl}/pay/cancel?${new URLSearchParams({
    ...(linkToken !== null && { link: linkToken }),
    attempt: key,
    ...(language === 'en' && { lang: 'en' }),
  }).toString()}`,
});

/** The parameters of a hosted page (provider notes, "Create session"). */
export const draftCheckout = (
  order: CheckoutOrder,
  settings: { publicUrl: string },
): Stripe.Checkout.SessionCreateParams => {
  const metadata = { [metadataKeys.key]: order.key, [metadataKeys.payment]: String(order.paymentId) };
  // An account of the merchant begins its statements with the merchant's name already.
  const suffix = order.account === null ? statementSuffix(order.merchantName) : null;
  const title = order.title.slice(0, 250);
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    submit_type: 'pay',
    locale: order.language,
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    ...returnUrls(settings.publicUrl, order),
    expires_at: Math.floor(order.expiresAt.getTime() / 1_000),
    client_reference_id: String(order.paymentId),
    metadata,
    ...(order.keepsCard && { customer_creation: 'always' }),
    ...(order.customerEmail === null ? {} : { customer_email: order.customerEmail }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.chargeAmount.currency.toLowerCase(),
          unit_amount: Number(order.chargeAmount.minor),
          product_data: { name: order.merchantName.slice(0, 250), description: title },
        },
      },
    ],
    payment_intent_data: {
      description: `${order.merchantName}: ${title}`.slice(0, 500),
      // The provider does not copy the session's metadata to the intent.
      // Without receipt_email: the product mails the receipt itself.
      metadata,
      ...(order.keepsCard && { setup_future_usage: 'off_session' }),
      ...(suffix === null ? {} : { statement_descriptor_suffix: suffix }),
      ...(order.account !== null && !order.platformFee.isZero()
        ? { application_fee_amount: Number(order.platformFee.minor) }
        : {}),
    },
  };
};
