import type Stripe from 'stripe';
import { steadyId } from '../ids.ts';
import { bankAccountObject } from './bank-account.ts';

type Controller = {
  readonly feesPayer: Stripe.Account.Controller.Fees.Payer;
  readonly lossesPayments: Stripe.Account.Controller.Losses.Payments;
  readonly requirementCollection: Stripe.Account.Controller.RequirementCollection;
  readonly dashboard: Stripe.Account.Controller.StripeDashboard.Type;
};

/** Input of an account. */
export type AccountInput = {
  readonly id: string;
  readonly created: number;
  readonly type: 'standard' | 'express' | 'none';
  readonly controller: Controller;
};

/** A list of requirements with nothing in it. */
export const noRequirements = (): Stripe.Account.Requirements => ({
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
});

const profile = (): Stripe.Account.BusinessProfile => ({
  annual_revenue: null,
  estimated_worker_count: null,
  mcc: null,
  minority_owned_business_designation: null,
  name: null,
  product_description: null,
  specified_commercial_transactions_act_url: null,
  support_address: null,
  support_email: null,
  support_phone: null,
  support_url: null,
  url: null,
});

const settings = (): Stripe.Account.Settings => ({
  branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
  card_payments: {
    decline_on: { avs_failure: false, cvc_failure: false },
    statement_descriptor_prefix: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  dashboard: { display_name: null, timezone: 'Europe/Sofia' },
  invoices: { default_account_tax_ids: null, hosted_payment_method_save: 'never' },
  payments: {
    statement_descriptor: null,
    statement_descriptor_kana: null,
    statement_descriptor_kanji: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  payouts: {
    debit_negative_balances: true,
    schedule: { delay_days: 2, interval: 'daily' },
    statement_descriptor: null,
  },
  sepa_debit_payments: {},
});

const controllerOf = (asked: Controller): Stripe.Account.Controller => ({
  fees: { payer: asked.feesPayer },
  is_controller: true,
  losses: { payments: asked.lossesPayments },
  requirement_collection: asked.requirementCollection,
  stripe_dashboard: { type: asked.dashboard },
  type: 'application',
});

/** The controller of an account that pays its own fees and has the provider's whole dashboard. */
export const standardController: Controller = {
  feesPayer: 'account',
  lossesPayments: 'stripe',
  requirementCollection: 'stripe',
  dashboard: 'full',
};

const companyOf = (): Stripe.Account.Company => ({
  directors_provided: false,
  executives_provided: false,
  name: null,
  owners_provided: false,
  phone: null,
  tax_id_provided: false,
  vat_id_provided: false,
  verification: { document: { back: null, details: null, details_code: null, front: null } },
});

/** A list of the bank accounts of an account. */
export const bankAccountsOf = (
  id: string,
  data: Stripe.ExternalAccount[],
): Stripe.ApiList<Stripe.ExternalAccount> => ({
  object: 'list',
  data,
  has_more: false,
  url: `/v1/accounts/${id}/external_accounts`,
});

/** A new Bulgarian account of which nothing is known: it may not charge yet. */
export const newAccountObject = ({ id, created, ...input }: AccountInput): Stripe.Account => ({
  id,
  object: 'account',
  business_profile: profile(),
  business_type: null,
  capabilities: {},
  charges_enabled: false,
  company: companyOf(),
  controller: controllerOf(input.controller),
  country: 'BG',
  created,
  default_currency: 'eur',
  details_submitted: false,
  email: null,
  external_accounts: bankAccountsOf(id, []),
  future_requirements: noRequirements(),
  groups: { payments_pricing: null },
  metadata: {},
  payouts_enabled: false,
  requirements: noRequirements(),
  settings: settings(),
  tos_acceptance: { date: null, ip: null, user_agent: null },
  type: input.type,
});

/** A verified Bulgarian account that may charge cards and is paid out. */
export const accountObject = (id: string, created: number): Stripe.Account => {
  const account = newAccountObject({ id, created, type: 'standard', controller: standardController });
  const bank = bankAccountObject({
    id: steadyId('ba_1', id),
    account: id,
    iban: 'BG80BNBG96611020345678',
    holder: 'Sandbox',
  });
  return {
    ...account,
    business_profile: { ...profile(), name: 'Sandbox' },
    business_type: 'company',
    capabilities: { card_payments: 'active', transfers: 'active' },
    charges_enabled: true,
    company: { ...companyOf(), name: 'Sandbox', tax_id_provided: true },
    details_submitted: true,
    external_accounts: bankAccountsOf(id, [bank]),
    payouts_enabled: true,
    tos_acceptance: { date: created, ip: null, user_agent: null },
  };
};

/** The platform's own account: its money stays in its balance until it is paid out by hand. */
export const platformAccountObject = (id: string, created: number): Stripe.Account => {
  const account = accountObject(id, created);
  const { controller: _, ...own } = account;
  return {
    ...own,
    controller: { type: 'account' },
    settings: {
      ...settings(),
      branding: { icon: null, logo: null, primary_color: '#0b57a4', secondary_color: null },
      dashboard: { display_name: 'Sandbox', timezone: 'Europe/Sofia' },
      payments: { ...settings().payments, statement_descriptor: 'SANDBOX' },
      payouts: {
        debit_negative_balances: true,
        schedule: { delay_days: 2, interval: 'manual' },
        statement_descriptor: null,
      },
    },
  };
};
