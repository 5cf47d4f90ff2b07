import { token } from '#kernel/token.ts';
import type { LedgerTransaction } from '../domain/ledger.ts';

/** The double-entry ledger; rows are only added. */
export interface Ledger {
  /** Books in the current transaction. @throws Error when it is booked already or does not sum to zero */
  book(transaction: LedgerTransaction, now: Date): Promise<void>;
}
export const Ledger = token<Ledger>('payments.Ledger');
