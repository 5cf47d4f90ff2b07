import type Stripe from 'stripe';
import { emit } from '../events/send-out.ts';
import { newId } from '../ids.ts';
import { applicationFeeObject } from '../objects/application-fee.ts';
import { sandboxApplication } from '../objects/application.ts';
import { insertObject, lockObject, saveObject } from '../storage/objects.ts';
import { onAccount, type Transaction } from '../storage/transaction.ts';
import { bookMovement } from './book-movement.ts';
import { processingFee } from './fees.ts';
import { settled } from './settlement.ts';

/** Fees deducted from a charge, in the account's currency. */
const feeDetails = (charge: Stripe.Charge): Stripe.BalanceTransaction.FeeDetail[] => {
  const { amount, currency } = settled(charge.amount, charge.currency);
  const own = {
    amount: processingFee(amount),
    application: null,
    currency,
    description: 'Stripe processing fees',
    type: 'stripe_fee',
  };
  if (!charge.application_fee_amount) return [own];
  const share = {
    amount: settled(charge.application_fee_amount, charge.currency).amount,
    application: sandboxApplication.id,
    currency,
    description: 'Sandbox application fee',
    type: 'application_fee',
  };
  return [share, own];
};

/** The fee is an object of the platform, and so is its event. */
const takeApplicationFee = async (tx: Transaction, charge: Stripe.Charge): Promise<void> => {
  if (!charge.application_fee_amount) return;
  const fee = applicationFeeObject({
    id: newId('application_fee'),
    account: tx.account,
    created: tx.context.clock.seconds(),
    amount: charge.application_fee_amount,
    charge,
  });
  const platform = onAccount(tx, '');
  await insertObject(platform, 'application_fee', fee);
  charge.application_fee = fee.id;
  emit(platform, 'application_fee.created', fee);
};

/** Creates the balance transaction of a charge, which holds the actual fee, and emits `charge.updated`. */
export const settleCharge = async (tx: Transaction, chargeId: string): Promise<void> => {
  const stored = await lockObject(tx, 'charge', chargeId);
  if (!stored || stored.body.balance_transaction !== null) return;
  const charge = stored.body;
  await takeApplicationFee(tx, charge);
  const movement = await bookMovement(tx, {
    amount: charge.amount,
    currency: charge.currency,
    fees: feeDetails(charge),
    source: charge.id,
    type: 'charge',
    category: 'charge',
    description: charge.description,
  });
  charge.balance_transaction = movement.id;
  await saveObject(tx, charge);
  emit(tx, 'charge.updated', charge, { balance_transaction: null });
};
