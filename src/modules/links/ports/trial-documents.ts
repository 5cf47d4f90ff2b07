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
  /** A PDF that is marked as a test, without a number of a series. @throws DocumentsAway, PrintFailed, PrintQueueFull */
  print(sale: TrialSale, at: Date): Promise<Uint8Array>;
}
export const TrialDocuments = token<TrialDocuments>('links.TrialDocuments');
