import type Stripe from 'stripe';
import { emit } from '../events/send-out.ts';
import { newId } from '../ids.ts';
import { paymentMethodObject, type FilledCard } from '../objects/card-details.ts';
import { customerObject } from '../objects/customer.ts';
import { insertObject, saveObject, type Hidden } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';

type Paid = {
  readonly session: Stripe.Checkout.Session;
  readonly intent: Stripe.PaymentIntent;
  readonly filled: FilledCard;
};

/** Reads the card stored with a payment method that stays with a customer. */
export const readCard = (hidden: Hidden): FilledCard | undefined =>
  hidden['filled'] as FilledCard | undefined;

/** The customer of a session that makes one always; null for any other. */
const makeCustomer = async (tx: Transaction, { session, filled }: Paid): Promise<string | null> => {
  if (session.customer_creation !== 'always') return null;
  const customer = customerObject({
    id: newId('customer'),
    created: tx.context.clock.seconds(),
    email: filled.email ?? session.customer_email,
    name: filled.holder,
  });
  await insertObject(tx, 'customer', customer);
  emit(tx, 'customer.created', customer);
  session.customer = customer.id;
  return customer.id;
};

/**
 * Stores the payment method of a paid session; it stays with the customer when the session asked for later charges.
 * @returns its id
 */
export const storeCard = async (tx: Transaction, paid: Paid): Promise<string> => {
  const { intent, filled } = paid;
  const method = paymentMethodObject(newId('payment_method'), filled, tx.context.clock.seconds());
  const customer = await makeCustomer(tx, paid);
  intent.customer = customer;
  const stays = customer !== null && intent.setup_future_usage !== null;
  await insertObject(tx, 'payment_method', method, stays ? { filled } : {});
  if (stays) {
    method.customer = customer;
    await saveObject(tx, method);
    emit(tx, 'payment_method.attached', method);
  }
  return method.id;
};
