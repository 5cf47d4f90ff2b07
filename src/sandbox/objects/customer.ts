import type Stripe from 'stripe';

/** Input of a customer, from the form of a session. */
export type CustomerInput = {
  readonly id: string;
  readonly created: number;
  readonly email: string | null;
  readonly name: string;
};

/** A customer whose card stays for later charges. */
export const customerObject = ({ id, created, email, name }: CustomerInput): Stripe.Customer => ({
  id,
  object: 'customer',
  address: null,
  balance: 0,
  created,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  email,
  invoice_prefix: id.slice(-8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: {},
  name,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});
