import { finishVerification, passDeadline } from './accounts/move-account.ts';
import { deliver } from './events/deliver.ts';
import { closeDispute, openDispute, passDisputeDeadline } from './payments/dispute-charge.ts';
import { expireWhenDue } from './payments/expire-session.ts';
import { finishRefund } from './payments/refund-charge.ts';
import { settleCharge } from './payments/settle-charge.ts';
import { finishPayment } from './payments/succeed-payment.ts';
import { makePayouts } from './payouts/make-payouts.ts';
import { movePayout } from './payouts/move-payout.ts';
import { lockObject } from './storage/objects.ts';
import type { Task } from './storage/tasks.ts';
import { transact } from './storage/transact.ts';
import type { Transaction } from './storage/transaction.ts';
import type { SandboxContext } from './context.ts';

const change = async (tx: Transaction, task: Exclude<Task, { kind: 'deliver' }>): Promise<void> => {
  switch (task.kind) {
    case 'settle-charge':
      return settleCharge(tx, task.charge);
    case 'open-dispute':
      await openDispute(tx, task.charge);
      return;
    case 'close-dispute':
      return closeDispute(tx, task.dispute, task.won);
    case 'pass-dispute-deadline':
      return passDisputeDeadline(tx, task.dispute);
    case 'finish-refund':
      return finishRefund(tx, task.refund);
    case 'finish-payment':
      return finishPayment(tx, task.session, task.succeeds);
    case 'make-payouts':
      return makePayouts(tx, task.at);
    case 'move-payout':
      return movePayout(tx, task.payout, task.step);
    case 'verify-account':
      return finishVerification(tx, task.of);
    case 'pass-deadline':
      return passDeadline(tx, task.of);
    case 'expire-session': {
      const stored = await lockObject(tx, 'checkout.session', task.session);
      if (stored) await expireWhenDue(tx, stored.body);
    }
  }
};

/** Runs a task. Tasks are idempotent: one that was interrupted by a crash runs again. */
export const runTask = async (context: SandboxContext, task: Task): Promise<void> => {
  if (task.kind === 'deliver') return deliver(context, task.deliveries);
  await transact(context, { account: task.account }, (tx) => change(tx, task));
};
