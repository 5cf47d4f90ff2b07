import type Stripe from 'stripe';
import { z } from 'zod';
import { emit } from '../events/send-out.ts';
import { newId } from '../ids.ts';
import { paymentIntentObject } from '../objects/payment-intent.ts';
import { chargeOffSession } from '../payments/charge-off-session.ts';
import { maximumAmount, minimumAmount } from '../payments/fees.ts';
import { readCard } from '../payments/store-card.ts';
import { findObject, insertObject, lockObject, saveObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { invalidRequest, missing, OtherAnswer } from './api-error.ts';
import { descriptorSuffix } from './create-session-parameters.ts';
import { operation, type Operation } from './operation.ts';
import { boolean, integer, metadata, text } from './parameters.ts';

const createShape = {
  amount: integer().pipe(z.number().min(1)),
  currency: z.string().length(3).toLowerCase(),
  customer: text(),
  payment_method: text(),
  allowed_payment_method_types: z.array(z.literal('card')).min(1).optional(),
  off_session: boolean().pipe(z.literal(true)),
  confirm: boolean().pipe(z.literal(true)),
  metadata: metadata().optional(),
  description: text(1000).optional(),
  statement_descriptor_suffix: descriptorSuffix().optional(),
  application_fee_amount: integer().pipe(z.number().min(0)).optional(),
} satisfies Partial<Record<keyof Stripe.PaymentIntentCreateParams, z.ZodType>>;

type Create = z.output<z.ZodObject<typeof createShape>>;

const checkAmount = ({ amount, currency, application_fee_amount: fee }: Create, account: string): void => {
  const minimum = minimumAmount(currency);
  if (minimum === undefined) throw invalidRequest(`Invalid currency: ${currency}.`, undefined, 'currency');
  if (amount < minimum)
    throw invalidRequest(`Amount must be at least ${minimum} (${currency}).`, 'amount_too_small', 'amount');
  if (amount > maximumAmount)
    throw invalidRequest(`Amount must be no more than ${maximumAmount}.`, 'amount_too_large', 'amount');
  if (fee !== undefined && (account === '' || fee > amount))
    throw invalidRequest('Invalid application fee.', undefined, 'application_fee_amount');
};

/** @throws ApiError for a customer or card that is not there, and for a card of another customer or of none */
const cardOf = async (tx: Transaction, { customer, payment_method: id }: Create) => {
  if (!(await findObject(tx, 'customer', customer))) throw missing('customer', customer, 'customer');
  const stored = await findObject(tx, 'payment_method', id);
  if (!stored) throw missing('payment_method', id, 'payment_method');
  const filled = readCard(stored.hidden);
  if (stored.body.customer === customer && filled !== undefined) return { filled, method: stored.body };
  throw invalidRequest(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
    'payment_method_unexpected_state',
    'payment_method',
  );
};

/** A decline is answered with status 402, and the intent stays. */
const charge = async (tx: Transaction, asked: Create): Promise<object> => {
  checkAmount(asked, tx.account);
  const card = await cardOf(tx, asked);
  const intent = paymentIntentObject({
    id: newId('payment_intent'),
    created: tx.context.clock.seconds(),
    amount: asked.amount,
    currency: asked.currency,
    applicationFee: asked.application_fee_amount ?? null,
    description: asked.description ?? null,
    receiptEmail: null,
    statementDescriptorSuffix: asked.statement_descriptor_suffix ?? null,
    metadata: asked.metadata ?? {},
    customer: asked.customer,
    paymentMethod: card.method.id,
  });
  await insertObject(tx, 'payment_intent', intent);
  emit(tx, 'payment_intent.created', intent);
  const declined = await chargeOffSession(tx, intent, card);
  if (declined === null) return intent;
  const { code, declineCode: decline_code } = declined;
  const { message, charge: failed } = intent.last_payment_error!;
  const error = { type: 'card_error', code, decline_code, message, charge: failed, payment_intent: intent };
  return new OtherAnswer(402, { error });
};

const cancellable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const cancel = async (tx: Transaction, id: string): Promise<Stripe.PaymentIntent> => {
  const stored = await lockObject(tx, 'payment_intent', id);
  if (!stored) throw missing('payment_intent', id, 'intent');
  const { body: intent } = stored;
  if (!cancellable.includes(intent.status))
    throw invalidRequest(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      'payment_intent_unexpected_state',
    );
  intent.status = 'canceled';
  // As documented of each change of an intent.
  intent.last_payment_error = null;
  intent.canceled_at = tx.context.clock.seconds();
  await saveObject(tx, intent);
  emit(tx, 'payment_intent.canceled', intent);
  return intent;
};

const detach = async (tx: Transaction, id: string): Promise<Stripe.PaymentMethod> => {
  const stored = await lockObject(tx, 'payment_method', id);
  if (!stored) throw missing('payment_method', id, 'payment_method');
  const { body: method } = stored;
  if (method.customer === null)
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      undefined,
      'payment_method',
    );
  method.customer = null;
  await saveObject(tx, method);
  emit(tx, 'payment_method.detached', method);
  return method;
};

/** Operations on cards that stay: charging without the holder, cancelling such a charge, deleting the card. */
export const keptCards: readonly Operation[] = [
  operation({
    method: 'POST',
    path: '/v1/payment_intents',
    shape: createShape,
    run: ({ tx, parameters }) => charge(tx, parameters),
  }),
  operation({
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    shape: {},
    run: ({ tx, path }) => cancel(tx, path['id'] ?? ''),
  }),
  operation({
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    shape: {},
    run: ({ tx, path }) => detach(tx, path['id'] ?? ''),
  }),
];
