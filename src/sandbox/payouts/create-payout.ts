import type Stripe from 'stripe';
import { bankAccountOf } from '../accounts/change-bank-account.ts';
import type { StoredAccount } from '../accounts/account-store.ts';
import { emit } from '../events/send-out.ts';
import { newId } from '../ids.ts';
import { payoutObject, type PayoutInput } from '../objects/payout.ts';
import { bookMovement } from '../payments/book-movement.ts';
import { insertObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { scheduleStep } from './payout-steps.ts';

type Order = Omit<PayoutInput, 'id' | 'arrival' | 'destination'>;

const arrivesAfterSeconds = 86_400;

/** Takes the money of a payout from the balance. It reaches the bank a day later. */
export const createPayout = async (
  tx: Transaction,
  { body, notes }: StoredAccount,
  order: Order,
): Promise<Stripe.Payout> => {
  const id = newId('payout');
  const payout = payoutObject({
    ...order,
    id,
    arrival: order.created + arrivesAfterSeconds,
    destination: bankAccountOf(body)?.id ?? '',
    statementDescriptor: order.statementDescriptor ?? body.settings?.payouts?.statement_descriptor ?? null,
  });
  const movement = await bookMovement(
    tx,
    {
      amount: -order.amount,
      currency: order.currency,
      fees: [],
      source: id,
      type: 'payout',
      category: 'payout',
      description: order.description,
    },
    { created: order.created, isAvailable: true, ...(order.isAutomatic && { payout: id }) },
  );
  payout.balance_transaction = movement.id;
  await insertObject(tx, 'payout', payout, { iban: notes.iban });
  emit(tx, 'payout.created', payout);
  await scheduleStep(tx, payout, 'send');
  return payout;
};
