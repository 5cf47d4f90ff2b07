import type Stripe from 'stripe';
import type { z } from 'zod';
import { changedMetadata } from '../accounts/apply-changes.ts';
import { emit } from '../events/send-out.ts';
import { awaitsAnswer, endDispute, submitEvidence } from '../payments/dispute-charge.ts';
import { lockObject, saveObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { invalidRequest, missing } from './api-error.ts';
import { addEvidence, evidenceShape } from './dispute-evidence.ts';
import { listObjects } from './list-objects.ts';
import { operation, type Operation } from './operation.ts';
import { metadata, pagination, text, boolean } from './parameters.ts';

const updateShape = {
  evidence: evidenceShape.optional(),
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
  const { due_by: dueBy } = dispute.evidence_details;
  if (dueBy !== null && dueBy <= tx.context.clock.seconds())
    throw invalidRequest('The deadline for the evidence of this dispute has passed.');
  return dispute;
};

const update = async (tx: Transaction, id: string, asked: Update): Promise<Stripe.Dispute> => {
  const answers = asked.evidence !== undefined || asked.submit === true;
  const dispute = answers ? await answerable(tx, id) : await locked(tx, id);
  dispute.metadata = changedMetadata(dispute.metadata, asked.metadata);
  if (asked.evidence) await addEvidence(tx, dispute, asked.evidence);
  // Evidence is submitted to the bank at once unless the caller passes `submit: false`.
  if (answers && asked.submit !== false) await submitEvidence(tx, dispute);
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
