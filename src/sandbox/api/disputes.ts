import type Stripe from 'stripe';
import { z } from 'zod';
import { emit } from '../events/send-out.ts';
import { awaitsAnswer, endDispute, submitEvidence } from '../payments/dispute-charge.ts';
import { lockObject, saveObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { invalidRequest, missing } from './api-error.ts';
import { listObjects } from './list-objects.ts';
import { operation, type Operation } from './operation.ts';
import { metadata, pagination, text, boolean } from './parameters.ts';

const evidenceText = () => text(20_000).optional();

const evidence = z.strictObject({
  access_activity_log: evidenceText(),
  billing_address: evidenceText(),
  customer_email_address: evidenceText(),
  customer_name: evidenceText(),
  customer_purchase_ip: evidenceText(),
  product_description: evidenceText(),
  refund_policy_disclosure: evidenceText(),
  refund_refusal_explanation: evidenceText(),
  service_date: evidenceText(),
  shipping_address: evidenceText(),
  shipping_carrier: evidenceText(),
  shipping_date: evidenceText(),
  shipping_tracking_number: evidenceText(),
  uncategorized_text: evidenceText(),
} satisfies Partial<Record<keyof Stripe.DisputeUpdateParams.Evidence, z.ZodType>>);

const updateShape = {
  evidence: evidence.optional(),
  metadata: metadata().optional(),
  submit: boolean().optional(),
};

type Update = z.output<z.ZodObject<typeof updateShape>>;

const locked = async (tx: Transaction, id: string): Promise<Stripe.Dispute> => {
  const stored = await lockObject(tx, 'dispute', id);
  if (!stored) throw missing('dispute', id, 'dispute');
  return stored.body;
};

const answerable = async (tx: Transaction, id: string): Promise<Stripe.Dispute> => {
  const dispute = await locked(tx, id);
  if (!awaitsAnswer(dispute)) throw invalidRequest('This dispute is already closed or under review.');
  return dispute;
};

const update = async (tx: Transaction, id: string, asked: Update): Promise<Stripe.Dispute> => {
  const dispute = asked.evidence ? await answerable(tx, id) : await locked(tx, id);
  Object.assign(dispute.metadata, asked.metadata);
  if (asked.evidence) {
    Object.assign(dispute.evidence, asked.evidence);
    dispute.evidence_details.has_evidence = true;
    // Evidence is submitted to the bank at once unless the caller passes `submit: false`.
    if (asked.submit !== false) await submitEvidence(tx, dispute);
  }
  await saveObject(tx, dispute);
  emit(tx, 'charge.dispute.updated', dispute);
  return dispute;
};

/** Operations on disputes. */
export const disputes: readonly Operation[] = [
  operation({
    method: 'GET',
    path: '/v1/disputes',
    shape: { ...pagination, charge: text().optional(), payment_intent: text().optional() },
    run: ({ tx, parameters: { charge, payment_intent, ...page } }) =>
      listObjects(tx, 'dispute', '/v1/disputes', page, { charge, payment_intent }),
  }),
  operation({
    method: 'GET',
    path: '/v1/disputes/:id',
    shape: {},
    run: ({ tx, path }) => locked(tx, path['id'] ?? ''),
  }),
  operation({
    method: 'POST',
    path: '/v1/disputes/:id',
    shape: updateShape,
    run: ({ tx, path, parameters }) => update(tx, path['id'] ?? '', parameters),
  }),
  operation({
    method: 'POST',
    path: '/v1/disputes/:id/close',
    shape: {},
    run: async ({ tx, path }) => {
      const dispute = await answerable(tx, path['id'] ?? '');
      await endDispute(tx, dispute, 'lost');
      return dispute;
    },
  }),
];
