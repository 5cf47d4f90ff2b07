import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { VatGround, VatRate } from '#kernel/sale-vat.ts';
import { token } from '#kernel/token.ts';

/** The sale that a trial of a link shows. */
export type TrialSale = Readonly<{
  merchantId: number;
  amount: Money;
  chargeAmount: Money<ChargeCurrency>;
  description: string | null;
  customerName: string | null;
  taxRate: VatRate | null;
  vatGround: VatGround | null;
  language: Language;
}>;

/** Test documents that are printed and not stored. Implemented by the invoices module. */
export interface TrialDocuments {
  /**
   * A PDF that is marked as a test, without a number of a series.
   * @param signal aborted when the caller disconnects: a queued document is then not printed
   * @throws DocumentsAway, PrintFailed, PrintQueueFull, CallerLeft
   */
  print(sale: TrialSale, at: Date, signal?: AbortSignal): Promise<Uint8Array>;
}
export const TrialDocuments = token<TrialDocuments>('links.TrialDocuments');
