import type Stripe from 'stripe';
import { z } from 'zod';
import { findObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { invalidRequest } from './api-error.ts';

type Given = Stripe.DisputeUpdateParams.Evidence;

/** An empty text clears its field. */
const evidenceText = () => z.string().max(20_000).optional();

/** The id of an uploaded file; an empty text clears the field. */
const evidenceFile = () => z.string().max(255).optional();

const files = {
  cancellation_policy: evidenceFile(),
  customer_communication: evidenceFile(),
  customer_signature: evidenceFile(),
  duplicate_charge_documentation: evidenceFile(),
  receipt: evidenceFile(),
  refund_policy: evidenceFile(),
  service_documentation: evidenceFile(),
  shipping_documentation: evidenceFile(),
  uncategorized_file: evidenceFile(),
} satisfies Partial<Record<keyof Given, z.ZodType>>;

/** The evidence of a dispute, except the appeal and the proofs of card networks. */
export const evidenceShape = z.strictObject({
  ...files,
  access_activity_log: evidenceText(),
  billing_address: evidenceText(),
  cancellation_policy_disclosure: evidenceText(),
  cancellation_rebuttal: evidenceText(),
  customer_email_address: evidenceText(),
  customer_name: evidenceText(),
  customer_purchase_ip: evidenceText(),
  duplicate_charge_explanation: evidenceText(),
  duplicate_charge_id: evidenceText(),
  product_description: evidenceText(),
  refund_policy_disclosure: evidenceText(),
  refund_refusal_explanation: evidenceText(),
  service_date: evidenceText(),
  shipping_address: evidenceText(),
  shipping_carrier: evidenceText(),
  shipping_date: evidenceText(),
  shipping_tracking_number: evidenceText(),
  uncategorized_text: evidenceText(),
} satisfies Partial<Record<keyof Given, z.ZodType>>);

export type GivenEvidence = z.output<typeof evidenceShape>;

const longestTogether = 150_000;

const checkFiles = async (tx: Transaction, given: GivenEvidence): Promise<void> => {
  for (const name of Object.keys(files) as (keyof typeof files)[]) {
    const id = given[name];
    if (id === undefined || id === '' || (await findObject(tx, 'file', id))) continue;
    throw invalidRequest(`No such file upload: '${id}'`, 'resource_missing', `evidence[${name}]`);
  }
};

/**
 * Adds evidence to that of a dispute.
 * @throws ApiError 400 for a file of another account, and above 150,000 characters of text
 */
export const addEvidence = async (
  tx: Transaction,
  dispute: Stripe.Dispute,
  given: GivenEvidence,
): Promise<void> => {
  await checkFiles(tx, given);
  for (const [name, value] of Object.entries(given))
    if (value !== undefined) Object.assign(dispute.evidence, { [name]: value === '' ? null : value });
  const texts = Object.values(dispute.evidence).filter((value) => typeof value === 'string');
  const length = texts.reduce((sum, value) => sum + value.length, 0);
  if (length > longestTogether)
    throw invalidRequest(
      `The evidence has ${length} characters together; ${longestTogether} are allowed.`,
      'parameter_invalid',
      'evidence',
    );
  dispute.evidence_details.has_evidence = true;
};
