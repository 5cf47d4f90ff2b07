import { token } from '#kernel/token.ts';
import type { CustomerAccount } from '../application/get-statement.ts';

/** Prints the account of a customer. */
export interface StatementPrinter {
  /**
   * Prints it as PDF, A4: Bulgarian, or Bulgarian with English beside it.
   * @param signal aborted when the caller disconnects: a queued document is then not printed
   * @throws DocumentsAway, PrintFailed, PrintQueueFull, CallerLeft
   */
  print(
    account: CustomerAccount,
    signal: AbortSignal,
  ): Promise<Readonly<{ fileName: string; content: Uint8Array }>>;
}
export const StatementPrinter = token<StatementPrinter>('customers.StatementPrinter');
