import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';

/** Open sums of written invoices; implemented by the invoices module. */
export interface OpenInvoices {
  /**
   * Whether a written invoice has this amount open; locks the invoice until the transaction ends.
   * @returns null for an annulled one: the payment gets its own document
   */
  hasOpen(invoiceId: number, amount: Money<ChargeCurrency>): Promise<boolean | null>;
}
export const OpenInvoices = token<OpenInvoices>('payments.OpenInvoices');
