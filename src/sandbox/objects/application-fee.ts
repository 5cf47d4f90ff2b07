import type Stripe from 'stripe';
import { sandboxApplication } from './application.ts';

type ApplicationFeeInput = {
  readonly id: string;
  readonly account: string;
  readonly created: number;
  readonly amount: number;
  readonly charge: Stripe.Charge;
};

/** The platform's share of a direct charge; the amount in minor units. */
export const applicationFeeObject = ({ charge, ...input }: ApplicationFeeInput): Stripe.ApplicationFee => ({
  id: input.id,
  object: 'application_fee',
  account: input.account,
  amount: input.amount,
  amount_refunded: 0,
  application: sandboxApplication.id,
  balance_transaction: null,
  charge: charge.id,
  created: input.created,
  currency: charge.currency,
  fee_source: { charge: charge.id, type: 'charge' },
  livemode: false,
  originating_transaction: null,
  refunded: false,
  refunds: { object: 'list', data: [], has_more: false, url: `/v1/application_fees/${input.id}/refunds` },
});
