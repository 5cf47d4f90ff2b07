import type Stripe from 'stripe';

/** Input of a dispute. */
export type DisputeInput = {
  readonly id: string;
  readonly created: number;
  /** The disputed amount, in minor units. */
  readonly amount: number;
  readonly charge: Stripe.Charge;
  readonly reason: 'fraudulent' | 'product_not_received' | 'general';
  readonly isInquiry: boolean;
};

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** A dispute is answered within nine days. */
export const answerWithinSeconds = 9 * 86_400;
const networkReason = { fraudulent: '10.4', product_not_received: '13.1', general: '33' } as const;

/** A dispute that awaits the merchant's answer. An inquiry takes no money yet. */
export const disputeObject = ({ charge, ...input }: DisputeInput): Stripe.Dispute => {
  const brand = charge.payment_method_details?.card?.brand ?? 'visa';
  return {
    id: input.id,
    object: 'dispute',
    amount: input.amount,
    balance_transactions: [],
    charge: charge.id,
    created: input.created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {
      ...noEvidence,
      customer_email_address: charge.billing_details.email,
      customer_name: charge.billing_details.name,
    },
    evidence_details: {
      due_by: input.created + answerWithinSeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: input.isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: {
        brand,
        case_type: input.isInquiry ? 'inquiry' : 'chargeback',
        network: brand,
        network_reason_code: networkReason[input.reason],
      },
    },
    reason: input.reason,
    status: input.isInquiry ? 'warning_needs_response' : 'needs_response',
  };
};
