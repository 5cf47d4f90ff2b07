import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';
import type { RefundedLine } from '../domain/refunds-and-disputes.ts';

/** Lines of the documents of payments; implemented by the invoices module. */
export interface RefundLines {
  /**
   * What the lines of the document of a payment are worth, with VAT, in the charge currency.
   * @throws InvalidFields for lines that are not left; null when the payment has no document
   */
  worthOf(paymentId: number, lines: readonly RefundedLine[]): Promise<Money<ChargeCurrency> | null>;
}
export const RefundLines = token<RefundLines>('payments.RefundLines');
