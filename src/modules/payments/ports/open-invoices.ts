import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';

/** Open sums of written invoices; implemented by the invoices module. */
export interface OpenInvoices {
  /**
   * Whether the written invoice of a payment link has this amount open; locks the invoice until the transaction ends.
   * @returns null for a link without a written invoice, or with an annulled one: the payment gets its own document
   */
  hasOpen(paymentLinkId: number, amount: Money<ChargeCurrency>): Promise<boolean | null>;
}
export const OpenInvoices = token<OpenInvoices>('payments.OpenInvoices');
