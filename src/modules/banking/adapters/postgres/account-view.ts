import type { BankAccount } from '#contract/banking/bank-statements.ts';

/** A bank account for lists and details: as the contract has it. */
export type AccountView = BankAccount;

/** Columns of an AccountView, from `accountSource`. */
export const accountColumns = `a.id, a.merchant_id as "merchantId", a.iban, a.bic, a.currency,
  coalesce(a.iban = m.iban, false) as "isOnDocuments", a.keeps_outgoing as "keepsOutgoing", a.columns,
  (select max(l.booked_on) from bank_lines l where l.bank_account_id = a.id) as "lastBookedOn",
  a.created_at as "createdAt"`;
export const accountSource = 'bank_accounts a join merchants m on m.id = a.merchant_id';
