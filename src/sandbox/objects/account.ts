import type Stripe from 'stripe';

const requirements: Stripe.Account.Requirements = {
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
};

/** A Bulgarian business account that may charge cards. */
export const accountObject = (id: string, created: number, type: 'standard' | 'express'): Stripe.Account => ({
  id,
  object: 'account',
  business_profile: {
    mcc: null,
    minority_owned_business_designation: null,
    name: 'Sandbox',
    specified_commercial_transactions_act_url: null,
    support_address: null,
    support_email: null,
    support_phone: null,
    support_url: null,
    url: null,
  },
  business_type: 'company',
  capabilities: { card_payments: 'active', transfers: 'active' },
  charges_enabled: true,
  country: 'BG',
  created,
  default_currency: 'eur',
  details_submitted: true,
  email: null,
  future_requirements: requirements,
  metadata: {},
  payouts_enabled: true,
  requirements,
  tos_acceptance: { date: created },
  type,
});
