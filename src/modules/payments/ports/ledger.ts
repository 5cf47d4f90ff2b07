import { token } from '#kernel/token.ts';
import type { LedgerTransaction } from '../domain/ledger.ts';

export interface Ledger {
  /** Books it in the transaction in progress. @throws when it was booked before, or does not sum to zero */
  book(transaction: LedgerTransaction, now: Date): Promise<void>;
}
export const Ledger = token<Ledger>('payments.Ledger');
