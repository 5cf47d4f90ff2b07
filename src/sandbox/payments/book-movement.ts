import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { balanceTransactionObject, type BalanceTransactionInput } from '../objects/balance-transaction.ts';
import { schedulePayouts } from '../payouts/schedule-payouts.ts';
import { insertObject } from '../storage/objects.ts';
import type { Transaction } from '../storage/transaction.ts';
import { settled } from './settlement.ts';

/** A movement: amount and currency of the charge; the fees already in the account's currency. */
type Movement = Omit<BalanceTransactionInput, 'id' | 'created' | 'availableOn' | 'exchangeRate'>;

type Times = {
  /** Unix seconds; now unless given. */
  readonly created?: number;
  /** True for money that is there, or gone, at once; else it is so after two days. */
  readonly isAvailable?: boolean;
  /** The payout that the movement is part of. */
  readonly payout?: string;
};

const holdSeconds = 2 * 86_400;

/** Books a movement on the account's balance, converted to the account's currency. */
export const bookMovement = async (
  tx: Transaction,
  { amount, currency, ...movement }: Movement,
  times: Times = {},
): Promise<Stripe.BalanceTransaction> => {
  const created = times.created ?? tx.context.clock.seconds();
  const booked = balanceTransactionObject({
    ...movement,
    ...settled(amount, currency),
    id: newId('balance_transaction'),
    created,
    availableOn: created + (times.isAvailable ? 0 : holdSeconds),
  });
  await insertObject(tx, 'balance_transaction', booked, times.payout ? { payout: times.payout } : {});
  if (!times.payout) await schedulePayouts(tx, booked.available_on);
  return booked;
};
