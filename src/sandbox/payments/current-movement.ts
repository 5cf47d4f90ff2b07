import type Stripe from 'stripe';
import type { Transaction } from '../storage/transaction.ts';

/** A movement with its status of now: pending until its money is there. */
export const currentMovement = (
  { context }: Transaction,
  movement: Stripe.BalanceTransaction,
): Stripe.BalanceTransaction => ({
  ...movement,
  status: movement.available_on <= context.clock.seconds() ? 'available' : 'pending',
});
