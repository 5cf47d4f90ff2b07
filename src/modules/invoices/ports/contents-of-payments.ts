import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';
import type { InvoiceDraft } from '../domain/written-invoice.ts';

/** What the link of a payment was sent for, before any invoice of it. */
export type SaleOfLink = Readonly<{
  /** All that was agreed, with the buyer that it names. */
  draft: InvoiceDraft;
  /** Advance invoices of earlier payments of it. */
  advanceIds: readonly number[];
  /** The text of the lines of an advance, in the language of the draft. */
  advanceText: string;
}>;

/** The document of a payment of a sale. */
export type IssuedForSale = Readonly<{
  paymentLinkId: number;
  invoiceId: number;
  amount: Money<ChargeCurrency>;
  isAdvance: boolean;
  at: Date;
}>;

/** What payments are about; implemented by the proformas module. */
export interface ContentsOfPayments {
  /**
   * Locks what the link was sent for until the transaction ends.
   * @returns null: the link itself says what is sold; also when the sale is invoiced, or has less open than the amount
   */
  of(paymentLinkId: number, amount: Money<ChargeCurrency>): Promise<SaleOfLink | null>;
  /** Call it in the transaction that issues the document. */
  issued(document: IssuedForSale): Promise<void>;
}
export const ContentsOfPayments = token<ContentsOfPayments>('invoices.ContentsOfPayments');
