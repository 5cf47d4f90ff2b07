import type Stripe from 'stripe';
import { z } from 'zod';
import { maximumAmount, minimumAmount } from '../payments/fees.ts';
import { invalidRequest } from './api-error.ts';
import { locales } from './locales.ts';
import { email, integer, metadata, text, boolean, webUrl } from './parameters.ts';

/** Restricted to names of the SDK: a typing error does not compile. */
type Names<Parameters> = Partial<Record<keyof Parameters, z.ZodType>>;

const productData = z.strictObject({
  name: text(250),
  description: text(40_000).optional(),
  images: z.array(webUrl()).max(8).optional(),
  metadata: metadata().optional(),
} satisfies Names<Stripe.Checkout.SessionCreateParams.LineItem.PriceData.ProductData>);

const priceData = z.strictObject({
  currency: z.string().length(3).toLowerCase(),
  unit_amount: integer().pipe(z.number().min(0)),
  product_data: productData,
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
} satisfies Names<Stripe.Checkout.SessionCreateParams.LineItem.PriceData>);

const lineItem = z.strictObject({
  price_data: priceData,
  quantity: integer().pipe(z.number().min(1)),
  metadata: metadata().optional(),
} satisfies Names<Stripe.Checkout.SessionCreateParams.LineItem>);

/**
 * Suffix of the card statement: at least one letter, Latin characters only, none of the ones that the provider
 * refuses. `statement_descriptor` itself is an error for cards and therefore unknown here.
 */
export const descriptorSuffix = () =>
  text(22)
    .regex(/^[ -~À-ɏ]*$/u, { error: 'The statement descriptor must contain only Latin characters' })
    .regex(/^[^<>\\'"*]*$/, { error: String.raw`The statement descriptor cannot contain < > \ ' " *` })
    .regex(/\p{L}/u, { error: 'The statement descriptor must contain at least one letter' });

const paymentIntentData = z.strictObject({
  application_fee_amount: integer().pipe(z.number().min(0)).optional(),
  capture_method: z.enum(['automatic', 'automatic_async']).optional(),
  description: text(1000).optional(),
  metadata: metadata().optional(),
  receipt_email: email().optional(),
  setup_future_usage: z.literal('off_session').optional(),
  statement_descriptor_suffix: descriptorSuffix().optional(),
} satisfies Names<Stripe.Checkout.SessionCreateParams.PaymentIntentData>);

/** The parameters of a new session that the sandbox supports. */
export const createSessionShape = {
  mode: z.literal('payment'),
  ui_mode: z.literal('hosted_page').optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  locale: z.enum(locales).optional(),
  allowed_payment_method_types: z.array(z.literal('card')).min(1).optional(),
  adaptive_pricing: z.strictObject({ enabled: boolean() }).optional(),
  success_url: webUrl(),
  cancel_url: webUrl().optional(),
  expires_at: integer().optional(),
  client_reference_id: text(200).optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: email().optional(),
  metadata: metadata().optional(),
  line_items: z.array(lineItem).min(1).max(100),
  payment_intent_data: paymentIntentData.optional(),
} satisfies Names<Stripe.Checkout.SessionCreateParams>;

/** Parsed parameters of a new session. */
export type CreateSession = z.output<z.ZodObject<typeof createSessionShape>>;

const shortestSeconds = 30 * 60;
const longestSeconds = 24 * 60 * 60;

const checkCurrency = (asked: CreateSession, amount: number): void => {
  const currencies = new Set(asked.line_items.map((line) => line.price_data.currency));
  const [currency = ''] = currencies;
  const param = 'line_items[0][price_data][currency]';
  if (currencies.size > 1)
    throw invalidRequest('All line items must have the same currency.', 'parameter_invalid', param);
  const minimum = minimumAmount(currency);
  if (minimum === undefined)
    throw invalidRequest(
      `Invalid currency: ${currency}. The sandbox charges eur and usd.`,
      'parameter_invalid',
      param,
    );
  if (amount < minimum) {
    throw invalidRequest(
      `The Checkout Session's total amount due must be at least ${minimum} (${currency}).`,
      'amount_too_small',
    );
  }
  if (amount > maximumAmount) {
    throw invalidRequest(
      `The Checkout Session's total amount due must be no more than ${maximumAmount}.`,
      'amount_too_large',
    );
  }
};

const checkExpiry = (expiresAt: number, now: number): void => {
  if (expiresAt - now < shortestSeconds) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      undefined,
      'expires_at',
    );
  }
  if (expiresAt - now > longestSeconds) {
    throw invalidRequest(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      undefined,
      'expires_at',
    );
  }
};

const checkApplicationFee = (fee: number | undefined, amount: number, account: string): void => {
  if (fee === undefined) return;
  const param = 'payment_intent_data[application_fee_amount]';
  if (account === '') {
    throw invalidRequest(
      'Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment (using an OAuth key or Stripe-Account header) or destination payment (using `transfer_data[destination]`).',
      undefined,
      param,
    );
  }
  if (fee > amount)
    throw invalidRequest(
      'The application fee cannot be greater than the amount.',
      'parameter_invalid',
      param,
    );
};

/**
 * Rules between parameters; `amount` in minor units, `now` in Unix seconds.
 * @throws ApiError 400 for a currency, amount, expiry or fee that the provider would refuse
 */
export const checkSession = (
  asked: CreateSession,
  { amount, now, account }: { readonly amount: number; readonly now: number; readonly account: string },
): void => {
  checkCurrency(asked, amount);
  if (asked.expires_at !== undefined) checkExpiry(asked.expires_at, now);
  checkApplicationFee(asked.payment_intent_data?.application_fee_amount, amount, account);
};
