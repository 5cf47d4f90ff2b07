import type Stripe from 'stripe';

/** Input of a payout; the amount in minor units, the instants in Unix seconds. */
export type PayoutInput = {
  readonly id: string;
  readonly created: number;
  readonly arrival: number;
  readonly amount: number;
  readonly currency: string;
  readonly isAutomatic: boolean;
  readonly destination: string;
  readonly description: string | null;
  readonly statementDescriptor: string | null;
  readonly metadata: Stripe.Metadata;
};

/** A payout that has been decided; its bank has not been asked yet. */
export const payoutObject = (input: PayoutInput): Stripe.Payout => ({
  id: input.id,
  object: 'payout',
  amount: input.amount,
  application_fee: null,
  application_fee_amount: null,
  arrival_date: input.arrival,
  automatic: input.isAutomatic,
  balance_transaction: null,
  created: input.created,
  currency: input.currency,
  description: input.description,
  destination: input.destination,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  livemode: false,
  metadata: input.metadata,
  method: 'standard',
  original_payout: null,
  payout_method: null,
  // What is in a payout by hand is not listed.
  reconciliation_status: input.isAutomatic ? 'in_progress' : 'not_applicable',
  reversed_by: null,
  source_type: 'card',
  statement_descriptor: input.statementDescriptor,
  status: 'pending',
  trace_id: { status: 'pending', value: null },
  type: 'bank_account',
});
