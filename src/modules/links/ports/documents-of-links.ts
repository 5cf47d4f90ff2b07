import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { VatGround, VatRate } from '#kernel/sale-vat.ts';
import { token } from '#kernel/token.ts';

/** The document that is paid by a link; FOREIGN: of another program, and the payment gets none here. */
export type LinkDocumentType = 'INVOICE' | 'DEBIT_NOTE' | 'FOREIGN';

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

/** Documents of links; implemented by the invoices module. */
export interface DocumentsOfLinks {
  /**
   * DEBIT_NOTE for the link of a debit note that is not annulled, FOREIGN for that of a document of another program; every
   * other link gives its payer an invoice.
   */
  typeOf(paymentLinkId: number): Promise<LinkDocumentType>;
  /** The number of the link's written document that is not annulled; null for every other link. */
  numberOf(paymentLinkId: number): Promise<string | null>;
  /** Whether credit notes have left nothing to pay of the link's document, and nothing was paid of it. */
  isCredited(paymentLinkId: number): Promise<boolean>;
  /**
   * Prints a document that is marked as a test and not stored, without a number of a series, as PDF.
   * @param signal aborted when the caller disconnects: a queued document is then not printed
   * @throws DocumentsAway, PrintFailed, PrintQueueFull, CallerLeft
   */
  printTrial(sale: TrialSale, at: Date, signal?: AbortSignal): Promise<Uint8Array>;
}
export const DocumentsOfLinks = token<DocumentsOfLinks>('links.DocumentsOfLinks');
