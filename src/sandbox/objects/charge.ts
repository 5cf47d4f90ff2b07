import type Stripe from 'stripe';
import type { Decline } from '../payments/cards.ts';
import { billingDetails, chargedCard, type FilledCard } from './card-details.ts';

/** Input of a charge. */
export type ChargeInput = {
  readonly id: string;
  readonly created: number;
  readonly intent: Stripe.PaymentIntent;
  readonly paymentMethod: string;
  readonly filled: FilledCard;
  readonly decline: Decline | null;
  readonly message: string | null;
};

const outcome = (decline: Decline | null): Stripe.Charge.Outcome => ({
  advice_code: decline ? 'try_again_later' : null,
  network_advice_code: null,
  network_decline_code: decline ? '01' : null,
  network_status: decline ? 'declined_by_network' : 'approved_by_network',
  reason: decline?.declineCode ?? null,
  risk_level: 'normal',
  risk_score: 20,
  seller_message: decline
    ? 'The bank did not return any further details with this decline.'
    : 'Payment complete.',
  type: decline ? 'issuer_declined' : 'authorized',
});

/** Prefix of the account and suffix of the payment; a card statement has 22 characters. */
const statementOf = (suffix: string | null): string =>
  suffix === null ? 'SANDBOX' : `SANDBOX* ${suffix}`.slice(0, 22).trimEnd();

/** A new charge, successful or declined. Its balance transaction follows about a second later. */
export const chargeObject = ({ intent, decline, filled, ...input }: ChargeInput): Stripe.Charge => ({
  id: input.id,
  object: 'charge',
  amount: intent.amount,
  amount_captured: decline ? 0 : intent.amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: intent.application_fee_amount,
  balance_transaction: null,
  billing_details: billingDetails(filled),
  calculated_statement_descriptor: statementOf(intent.statement_descriptor_suffix),
  captured: !decline,
  created: input.created,
  currency: intent.currency,
  customer: intent.customer,
  description: intent.description,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: decline?.code ?? null,
  failure_message: input.message,
  fraud_details: {},
  livemode: false,
  metadata: intent.metadata,
  on_behalf_of: null,
  outcome: outcome(decline),
  paid: !decline,
  payment_intent: intent.id,
  payment_method: input.paymentMethod,
  payment_method_details: chargedCard(filled, intent.amount),
  radar_options: {},
  receipt_email: intent.receipt_email,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: intent.statement_descriptor,
  statement_descriptor_suffix: intent.statement_descriptor_suffix,
  status: decline ? 'failed' : 'succeeded',
  transfer_data: null,
  transfer_group: null,
});
