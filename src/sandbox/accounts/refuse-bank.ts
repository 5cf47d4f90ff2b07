import type Stripe from 'stripe';
import { emit } from '../events/send-out.ts';
import { bankAccountsOf } from '../objects/account.ts';
import { onAccount, type Transaction } from '../storage/transaction.ts';
import { lockAccount } from './account-store.ts';
import { bankAccountOf } from './change-bank-account.ts';
import { publishAccount } from './publish-account.ts';
import { judged } from './requirements.ts';

/** After a failed payout the bank account is in error, and payouts pause until another one is given. */
export const refuseBank = async (tx: Transaction, payout: Stripe.Payout): Promise<void> => {
  const former = tx.account === '' ? undefined : await lockAccount(tx, tx.account);
  const bank = former && bankAccountOf(former.body);
  if (!former || bank?.id !== payout.destination) return;
  const refused: Stripe.BankAccount = { ...bank, status: 'errored' };
  emit(onAccount(tx, former.body.id), 'account.external_account.updated', refused, { status: bank.status });
  const next = judged({
    body: { ...former.body, external_accounts: bankAccountsOf(former.body.id, [refused]) },
    notes: { ...former.notes, isBankRefused: true },
  });
  await publishAccount(tx, former.body, next);
};
