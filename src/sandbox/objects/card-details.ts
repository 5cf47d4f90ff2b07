import type Stripe from 'stripe';
import type { TestCard } from '../payments/cards.ts';

/** Wallets of the hosted page. */
export const walletTypes = ['apple_pay', 'google_pay'] as const;
export type WalletType = (typeof walletTypes)[number];

/** A card as entered by its holder or given by a wallet; the number is one of the published test numbers. */
export type FilledCard = {
  readonly card: TestCard;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly holder: string;
  readonly email: string | null;
  readonly wallet?: WalletType;
};

/** The wallet of a card; null for a typed one. */
const walletOf = ({ wallet }: FilledCard) =>
  wallet === undefined ? null : { type: wallet, [wallet]: {}, dynamic_last4: null };

/** The payer's details on charges and payment methods. */
export const billingDetails = (filled: FilledCard): Stripe.Charge.BillingDetails => ({
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: filled.email,
  name: filled.holder,
  phone: null,
  tax_id: null,
});

/** A wallet gives no security code. */
const cvcCheck = ({ card, wallet }: FilledCard): 'pass' | 'fail' | null => {
  if (wallet !== undefined) return null;
  return card.decline?.code === 'incorrect_cvc' ? 'fail' : 'pass';
};

const checks = (filled: FilledCard) => ({
  address_line1_check: null,
  address_postal_code_check: null,
  cvc_check: cvcCheck(filled),
});

const threeDSecure = (): Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure => ({
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: '85f7d5f1-6a1c-4f6f-9f4b-1a2b3c4d5e6f',
  version: '2.2.0',
});

/** The card on a charge: never more than the last four digits. */
export const chargedCard = (filled: FilledCard, amount: number): Stripe.Charge.PaymentMethodDetails => ({
  type: 'card',
  card: {
    amount_authorized: filled.card.decline ? null : amount,
    authorization_code: filled.card.decline ? null : '123456',
    brand: filled.card.brand,
    checks: checks(filled),
    country: filled.card.country,
    electronic_commerce_indicator: filled.card.challenge ? '05' : null,
    exp_month: filled.expiryMonth,
    exp_year: filled.expiryYear,
    extended_authorization: { status: 'disabled' },
    fingerprint: `sandbox${filled.card.number.slice(-4)}`,
    funding: filled.card.funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: filled.card.number.slice(-4),
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: filled.card.brand,
    network_token: { used: false },
    network_transaction_id: '104557651805572',
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: filled.card.challenge ? threeDSecure() : null,
    transaction_link_id: null,
    wallet: walletOf(filled),
  },
});

/** The payment method of a payment intent. */
export const paymentMethodObject = (
  id: string,
  filled: FilledCard,
  created: number,
): Stripe.PaymentMethod => ({
  id,
  object: 'payment_method',
  allow_redisplay: 'limited',
  billing_details: billingDetails(filled),
  card: {
    brand: filled.card.brand,
    checks: checks(filled),
    country: filled.card.country,
    display_brand: filled.card.brand,
    exp_month: filled.expiryMonth,
    exp_year: filled.expiryYear,
    fingerprint: `sandbox${filled.card.number.slice(-4)}`,
    funding: filled.card.funding,
    generated_from: null,
    last4: filled.card.number.slice(-4),
    networks: { available: [filled.card.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: walletOf(filled),
  },
  created,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
});
