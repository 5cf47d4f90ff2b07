import type Stripe from 'stripe';

/** Input of a session; amounts in minor units, instants in Unix seconds. */
export type SessionInput = {
  readonly id: string;
  readonly url: string;
  readonly created: number;
  readonly expiresAt: number;
  readonly amount: number;
  readonly currency: string;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly clientReferenceId: string | null;
  readonly customerEmail: string | null;
  readonly customerCreation: Stripe.Checkout.Session.CustomerCreation;
  readonly locale: Stripe.Checkout.Session.Locale | null;
  readonly submitType: Stripe.Checkout.Session.SubmitType | null;
  readonly metadata: Stripe.Metadata;
};

/** Defaults of unset fields: null, false or empty, as the provider answers. */
const absent = {
  after_expiration: null,
  allow_promotion_codes: null,
  billing_address_collection: null,
  client_secret: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  customer: null,
  customer_account: null,
  customer_details: null,
  integration_identifier: null,
  invoice: null,
  managed_payments: null,
  name_collection: {},
  optional_items: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  subscription: null,
  wallet_options: null,
} as const satisfies Partial<Stripe.Checkout.Session>;

const customText = {
  after_submit: null,
  shipping_address: null,
  submit: null,
  terms_of_service_acceptance: null,
};

const invoiceData = {
  account_tax_ids: null,
  custom_fields: null,
  description: null,
  footer: null,
  issuer: null,
  metadata: {},
  rendering_options: null,
};

/** An open checkout session without its payment intent, which is created when the customer first confirms. */
export const sessionObject = (input: SessionInput): Stripe.Checkout.Session => ({
  ...absent,
  id: input.id,
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  allowed_payment_method_types: ['card'],
  amount_subtotal: input.amount,
  amount_total: input.amount,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  cancel_url: input.cancelUrl,
  client_reference_id: input.clientReferenceId,
  collected_information: { business_name: null, individual_name: null, shipping_details: null },
  created: input.created,
  currency: input.currency,
  custom_fields: [],
  custom_text: customText,
  customer_creation: input.customerCreation,
  customer_email: input.customerEmail,
  discounts: [],
  expires_at: input.expiresAt,
  invoice_creation: { enabled: false, invoice_data: invoiceData },
  livemode: false,
  locale: input.locale,
  metadata: input.metadata,
  mode: 'payment',
  payment_method_collection: 'if_required',
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  phone_number_collection: { enabled: false },
  shipping_options: [],
  status: 'open',
  submit_type: input.submitType,
  success_url: input.successUrl,
  tax_id_collection: { enabled: false, required: 'never' },
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  url: input.url,
});

/** The customer of a completed session. */
export const customerDetails = (
  email: string | null,
  name: string,
): Stripe.Checkout.Session.CustomerDetails => ({
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  business_name: null,
  email,
  individual_name: null,
  name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: [],
});
