import type Stripe from 'stripe';

/** Input of a refund; the amount in minor units. */
export type RefundInput = {
  readonly id: string;
  readonly created: number;
  readonly amount: number;
  readonly charge: Stripe.Charge;
  readonly reason: Stripe.Refund.Reason | null;
  readonly status: 'pending' | 'succeeded';
  readonly metadata: Stripe.Metadata;
};

/** A refund to the card that paid. */
export const refundObject = ({ charge, ...input }: RefundInput): Stripe.Refund => ({
  id: input.id,
  object: 'refund',
  amount: input.amount,
  balance_transaction: null,
  charge: charge.id,
  created: input.created,
  currency: charge.currency,
  customer: null,
  customer_account: null,
  destination_details: {
    type: 'card',
    card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
  },
  metadata: input.metadata,
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  ...(input.status === 'pending' && { pending_reason: 'processing' as const }),
  reason: input.reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: input.status,
  transfer_reversal: null,
});
