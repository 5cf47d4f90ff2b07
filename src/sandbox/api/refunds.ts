import type Stripe from 'stripe';
import { z } from 'zod';
import { refundCharge } from '../payments/refund-charge.ts';
import { findObject, lockObject, saveObject, type Stored } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { invalidRequest, missing } from './api-error.ts';
import { listObjects } from './list-objects.ts';
import { operation, type Operation } from './operation.ts';
import { integer, metadata, pagination, text, boolean } from './parameters.ts';

const createShape = {
  payment_intent: text().optional(),
  charge: text().optional(),
  amount: integer().pipe(z.number().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata().optional(),
  refund_application_fee: boolean().optional(),
} satisfies Partial<Record<keyof Stripe.RefundCreateParams, z.ZodType>>;

type Create = z.output<z.ZodObject<typeof createShape>>;

const chargeIdOf = async (tx: Transaction, asked: Create): Promise<string> => {
  if (asked.charge !== undefined) return asked.charge;
  const id = asked.payment_intent;
  if (id === undefined)
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'parameter_missing',
      'payment_intent',
    );
  const intent = await findObject(tx, 'payment_intent', id);
  if (!intent) throw missing('payment_intent', id, 'payment_intent');
  const charge = intent.body.latest_charge;
  if (intent.body.status !== 'succeeded' || typeof charge !== 'string') {
    throw invalidRequest(
      `This PaymentIntent (${id}) does not have a successful charge to refund.`,
      'payment_intent_unexpected_state',
      'payment_intent',
    );
  }
  return charge;
};

/** True while a dispute holds the charge's money: not for an inquiry, and no longer once it is won or prevented. */
const isChargedBack = async (tx: Transaction, charge: string): Promise<boolean> => {
  const holding = ['needs_response', 'under_review', 'lost'];
  const disputes = await listObjects(tx, 'dispute', '/v1/disputes', { limit: 100 }, { charge });
  return disputes.data.some(({ status }) => holding.includes(status));
};

const refundable = async (tx: Transaction, asked: Create): Promise<Stored<'charge'>> => {
  const id = await chargeIdOf(tx, asked);
  const stored = await lockObject(tx, 'charge', id);
  if (!stored) throw missing('charge', id, 'charge');
  if (!stored.body.paid)
    throw invalidRequest(
      `Charge ${id} was not successful and cannot be refunded.`,
      'charge_not_refundable',
      'charge',
    );
  if (stored.body.refunded)
    throw invalidRequest(`Charge ${id} has already been refunded.`, 'charge_already_refunded');
  if (stored.body.disputed && (await isChargedBack(tx, id)))
    throw invalidRequest(`Charge ${id} has been charged back; cannot issue a refund.`, 'charge_disputed');
  return stored;
};

const create = async (tx: Transaction, asked: Create): Promise<Stripe.Refund> => {
  const stored = await refundable(tx, asked);
  const left = stored.body.amount - stored.body.amount_refunded;
  const amount = asked.amount ?? left;
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount_too_large',
      'amount',
    );
  }
  return refundCharge(tx, stored, { amount, reason: asked.reason ?? null, metadata: asked.metadata ?? {} });
};

const locked = async (tx: Transaction, id: string): Promise<Stripe.Refund> => {
  const stored = await lockObject(tx, 'refund', id);
  if (!stored) throw missing('refund', id, 'refund');
  return stored.body;
};

/** Operations on refunds. */
export const refunds: readonly Operation[] = [
  operation({
    method: 'POST',
    path: '/v1/refunds',
    shape: createShape,
    run: ({ tx, parameters }) => create(tx, parameters),
  }),
  operation({
    method: 'GET',
    path: '/v1/refunds',
    shape: { ...pagination, charge: text().optional(), payment_intent: text().optional() },
    run: ({ tx, parameters: { charge, payment_intent, ...page } }) =>
      listObjects(tx, 'refund', '/v1/refunds', page, { charge, payment_intent }),
  }),
  operation({
    method: 'GET',
    path: '/v1/charges/:charge/refunds',
    shape: pagination,
    run: async ({ tx, path: { charge = '' }, parameters }) => {
      if (!(await findObject(tx, 'charge', charge))) throw missing('charge', charge, 'charge');
      return listObjects(tx, 'refund', `/v1/charges/${charge}/refunds`, parameters, { charge });
    },
  }),
  operation({
    method: 'GET',
    path: '/v1/refunds/:id',
    shape: {},
    run: ({ tx, path }) => locked(tx, path['id'] ?? ''),
  }),
  operation({
    method: 'POST',
    path: '/v1/refunds/:id',
    shape: { metadata: metadata().optional() },
    run: async ({ tx, path, parameters }) => {
      const refund = await locked(tx, path['id'] ?? '');
      refund.metadata = { ...refund.metadata, ...parameters.metadata };
      await saveObject(tx, refund);
      return refund;
    },
  }),
  operation({
    method: 'POST',
    path: '/v1/refunds/:id/cancel',
    shape: {},
    run: async ({ tx, path }) => {
      const refund = await locked(tx, path['id'] ?? '');
      throw invalidRequest(`Refund ${refund.id} cannot be canceled: only refunds that require action can.`);
    },
  }),
];
