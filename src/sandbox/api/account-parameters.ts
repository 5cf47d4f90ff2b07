import type Stripe from 'stripe';
import { z } from 'zod';
import { boolean, email, integer, metadata, text, webUrl } from './parameters.ts';

/** Restricted to names of the SDK: a typing error does not compile. */
type Names<Parameters> = Partial<Record<keyof Parameters, z.ZodType>>;

type Given = Stripe.AccountCreateParams;

const businessProfile = z.strictObject({
  mcc: z
    .string()
    .regex(/^\d{4}$/, { error: 'Invalid MCC' })
    .optional(),
  name: text(100).optional(),
  product_description: text(40_000).optional(),
  support_email: email().optional(),
  support_phone: text(40).optional(),
  support_url: webUrl().optional(),
  url: webUrl().optional(),
} satisfies Names<Stripe.AccountCreateParams.BusinessProfile>);

const capability = () => z.strictObject({ requested: boolean().optional() }).optional();

const capabilities = z.strictObject({
  card_payments: capability(),
  transfers: capability(),
} satisfies Names<Stripe.AccountCreateParams.Capabilities>);

const company = z.strictObject({
  name: text(200).optional(),
  phone: text(40).optional(),
  tax_id: text(40).optional(),
} satisfies Names<Stripe.AccountCreateParams.Company>);

const controller = z.strictObject({
  fees: z.strictObject({ payer: z.enum(['account', 'application']) }).optional(),
  losses: z.strictObject({ payments: z.enum(['application', 'stripe']) }).optional(),
  requirement_collection: z.enum(['application', 'stripe']).optional(),
  stripe_dashboard: z.strictObject({ type: z.enum(['express', 'full', 'none']) }).optional(),
} satisfies Names<Stripe.AccountCreateParams.Controller>);

const schedule = z.strictObject({
  interval: z.enum(['daily', 'manual']).optional(),
  delay_days: z.union([z.literal('minimum'), integer().pipe(z.number().min(2).max(31))]).optional(),
} satisfies Names<Stripe.AccountCreateParams.Settings.Payouts.Schedule>);

const color = () =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'Invalid color' })
    .optional();

const descriptor = () => text(22).optional();

const settings = z.strictObject({
  branding: z.strictObject({ primary_color: color(), secondary_color: color() }).optional(),
  card_payments: z.strictObject({ statement_descriptor_prefix: text(10).optional() }).optional(),
  payments: z.strictObject({ statement_descriptor: descriptor() }).optional(),
  payouts: z
    .strictObject({
      debit_negative_balances: boolean().optional(),
      schedule: schedule.optional(),
      statement_descriptor: descriptor(),
    })
    .optional(),
} satisfies Names<Stripe.AccountCreateParams.Settings>);

/** Parameters of an account that can be changed later. */
export const updateAccountShape = {
  business_profile: businessProfile.optional(),
  business_type: z.enum(['company', 'government_entity', 'individual', 'non_profit']).optional(),
  capabilities: capabilities.optional(),
  company: company.optional(),
  default_currency: z.literal('eur').optional(),
  email: email().optional(),
  metadata: metadata().optional(),
  settings: settings.optional(),
} satisfies Names<Stripe.AccountUpdateParams>;

/** Parameters of a new account. */
export const createAccountShape = {
  ...updateAccountShape,
  controller: controller.optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'Invalid country' })
    .optional(),
  type: z.enum(['standard', 'express']).optional(),
} satisfies Names<Given>;

export type UpdateAccount = z.output<z.ZodObject<typeof updateAccountShape>>;
export type CreateAccount = z.output<z.ZodObject<typeof createAccountShape>>;
