import type Stripe from 'stripe';
import { schedule } from '../storage/tasks.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { PayoutStep } from './payout-moves.ts';

const hour = 3600;
const day = 86_400;

/** When each step is due, in Unix seconds. */
const times: Readonly<Record<PayoutStep, (payout: Stripe.Payout) => number>> = {
  send: ({ created }) => created + hour,
  arrive: ({ arrival_date: arrival }) => arrival,
  return: ({ arrival_date: arrival }) => arrival + 2 * day,
};

/** Schedules the next step of a payout; each is scheduled by the one before, so that their order holds. */
export const scheduleStep = async (
  tx: Transaction,
  payout: Stripe.Payout,
  step: PayoutStep,
): Promise<void> => {
  const task = { kind: 'move-payout', account: tx.account, payout: payout.id, step } as const;
  await schedule(tx, task, times[step](payout) * 1000 - tx.context.clock.milliseconds());
};
