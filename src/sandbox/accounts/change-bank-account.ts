import type Stripe from 'stripe';
import { emit } from '../events/send-out.ts';
import { newId } from '../ids.ts';
import { bankAccountsOf } from '../objects/account.ts';
import { bankAccountObject } from '../objects/bank-account.ts';
import { onAccount, type Transaction } from '../storage/transaction.ts';
import type { StoredAccount } from './account-store.ts';

/** Gives an account the bank account of this IBAN, in place of the one that it had. */
export const changeBankAccount = (
  tx: Transaction,
  { body, notes }: StoredAccount,
  iban: string,
): StoredAccount => {
  const own = onAccount(tx, body.id);
  const bank = bankAccountObject({
    id: newId('bank_account'),
    account: body.id,
    iban,
    holder: notes.companyName ?? null,
  });
  emit(own, 'account.external_account.created', bank);
  for (const former of body.external_accounts?.data ?? [])
    emit(own, 'account.external_account.deleted', former);
  return {
    body: { ...body, external_accounts: bankAccountsOf(body.id, [bank]) },
    notes: { ...notes, iban, isBankRefused: false },
  };
};

/** The bank account that payouts of an account go to. */
export const bankAccountOf = (account: Stripe.Account | undefined): Stripe.BankAccount | undefined =>
  account?.external_accounts?.data.find((one) => one.object === 'bank_account');

/** The account whose bank account is in no error. */
export const withValidBank = (account: Stripe.Account): Stripe.Account => {
  const banks = (account.external_accounts?.data ?? []).map((bank) =>
    bank.object === 'bank_account' ? { ...bank, status: 'new' } : bank,
  );
  return { ...account, external_accounts: bankAccountsOf(account.id, banks) };
};
