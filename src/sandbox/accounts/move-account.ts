import { emit } from '../events/send-out.ts';
import { sandboxApplication } from '../objects/application.ts';
import { onAccount, type Transaction } from '../storage/transaction.ts';
import type { Verdict } from './account-notes.ts';
import type { AccountMove } from './account-moves.ts';
import { lockAccount, saveAccount, type StoredAccount } from './account-store.ts';
import { withVerdict } from './onboard-account.ts';
import { withValidBank } from './change-bank-account.ts';
import { publishAccount } from './publish-account.ts';

const verdicts: Readonly<Record<Exclude<AccountMove, 'leave'>, Verdict>> = {
  verify: 'verified',
  reject: 'rejected',
  review: 'under-review',
  ask: 'document',
  lapse: 'overdue',
};

const leave = async (tx: Transaction, { body, notes }: StoredAccount): Promise<StoredAccount> => {
  const left = { body, notes: { ...notes, hasLeft: true } };
  await saveAccount(tx.client, left);
  emit(onAccount(tx, body.id), 'account.application.deauthorized', sandboxApplication);
  return left;
};

/** @param acceptsBank a bank account that has returned a payout is taken again */
const judge = async (
  tx: Transaction,
  former: StoredAccount,
  verdict: Verdict,
  acceptsBank = false,
): Promise<StoredAccount> => {
  const { body, notes } = former;
  const kept = acceptsBank
    ? { body: withValidBank(body), notes: { ...notes, isBankRefused: false } }
    : former;
  const next = await withVerdict(tx, kept, verdict);
  await publishAccount(tx, former.body, next);
  return next;
};

/**
 * Changes an account as the provider or its owner would.
 * @returns undefined when there is no such account, or when it has left the platform
 */
export const moveAccount = async (
  tx: Transaction,
  id: string,
  move: AccountMove,
): Promise<StoredAccount | undefined> => {
  const former = await lockAccount(tx, id);
  if (!former || former.notes.hasLeft) return undefined;
  if (move === 'leave') return leave(tx, former);
  return judge(tx, former, verdicts[move], move === 'verify');
};

/** The outcome of a verification that took time, if it is still open. */
export const finishVerification = async (tx: Transaction, id: string): Promise<void> => {
  const former = await lockAccount(tx, id);
  if (former?.notes.verdict === 'pending') await judge(tx, former, 'verified');
};

/** A document that is still due at its deadline stops the account's charges and payouts. */
export const passDeadline = async (tx: Transaction, id: string): Promise<void> => {
  const former = await lockAccount(tx, id);
  const isPast = (former?.notes.deadline ?? Infinity) <= tx.context.clock.seconds();
  if (former?.notes.verdict === 'document' && isPast) await judge(tx, former, 'overdue');
};
