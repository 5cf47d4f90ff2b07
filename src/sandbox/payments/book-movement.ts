import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { balanceTransactionObject, type BalanceTransactionInput } from '../objects/balance-transaction.ts';
import { insertObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { settled } from './settlement.ts';

/** A movement: amount and currency of the charge; the fees already in the account's currency. */
type Movement = Omit<BalanceTransactionInput, 'id' | 'created' | 'exchangeRate'>;

/** Books a movement on the account's balance, converted to the account's currency. */
export const bookMovement = async (
  tx: Transaction,
  { amount, currency, ...movement }: Movement,
): Promise<Stripe.BalanceTransaction> => {
  const booked = balanceTransactionObject({
    ...movement,
    ...settled(amount, currency),
    id: newId('balance_transaction'),
    created: tx.context.clock.seconds(),
  });
  await insertObject(tx, 'balance_transaction', booked);
  return booked;
};
