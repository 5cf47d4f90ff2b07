import { token } from '#kernel/token.ts';

/** Questions to stored refunds, disputes and mismatches; each answers with what breaks the rule, named for a person. */
export interface MoneyBackBooks {
  /** Succeeded payments whose booking is not of what the card was charged. */
  paymentsBookedOtherwise(): Promise<string[]>;
  /** Refunds that are not booked exactly once when SUCCEEDED, or booked when they are not. */
  wronglyBookedRefunds(): Promise<string[]>;
  /** Payments with more given back than was captured, or with another sum than that of their refunds. */
  wronglyRefundedPayments(): Promise<string[]>;
  /** Second payments of one link that were not given back in full and that no job gives back. */
  keptDuplicates(): Promise<string[]>;
  /** Refunds that the provider was never asked for and that no job asks for. */
  forgottenRefunds(): Promise<string[]>;
  /** Payments whose held sum in the ledger is not that of their open disputes. */
  wronglyHeldDisputes(): Promise<string[]>;
  /** Payments with another amount captured than asked, that wait for a person. */
  openMismatches(): Promise<string[]>;
}
export const MoneyBackBooks = token<MoneyBackBooks>('payments.MoneyBackBooks');
