import type Stripe from 'stripe';

/** Input of a payment intent, from its session; the amounts in minor units. */
export type PaymentIntentInput = {
  readonly id: string;
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly applicationFee: number | null;
  readonly description: string | null;
  readonly receiptEmail: string | null;
  /** A card stays for later charges, of the customer if there is one. */
  readonly setupFutureUsage?: Stripe.PaymentIntent.SetupFutureUsage | null;
  readonly customer?: string;
  readonly paymentMethod?: string;
  readonly statementDescriptorSuffix: string | null;
  readonly metadata: Stripe.Metadata;
};

const cardOptions: Stripe.PaymentIntent.PaymentMethodOptions = {
  card: {
    installments: null,
    mandate_options: null,
    network: null,
    request_three_d_secure: 'automatic',
  },
};

/** A payment intent that has not been paid. */
export const paymentIntentObject = (input: PaymentIntentInput): Stripe.PaymentIntent => ({
  id: input.id,
  object: 'payment_intent',
  allowed_payment_method_types: ['card'],
  amount: input.amount,
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  application_fee_amount: input.applicationFee,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  client_secret: null,
  confirmation_method: 'automatic',
  created: input.created,
  currency: input.currency,
  customer: input.customer ?? null,
  customer_account: null,
  description: input.description,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  metadata: input.metadata,
  next_action: null,
  on_behalf_of: null,
  payment_method: input.paymentMethod ?? null,
  payment_method_configuration_details: null,
  payment_method_options: cardOptions,
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: input.receiptEmail,
  review: null,
  setup_future_usage: input.setupFutureUsage ?? null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: input.statementDescriptorSuffix,
  status: 'requires_payment_method',
  transfer_data: null,
  transfer_group: null,
});
