import { letterType } from '#kernel/letters.ts';
import type { DeliveryKind } from '../domain/delivery.ts';
import type { InvoiceView } from './invoice-view.ts';

/** One letter with a document as PDF. */
export type ReceiptLetter = Readonly<{
  kind: DeliveryKind;
  invoice: InvoiceView;
  pdf: Uint8Array;
  fileName: string;
  to: string;
  /** E-mail of the merchant. */
  replyTo: string;
  /** The whole Message-ID. */
  id: string;
  /** The merchant is not approved: the mail contains no text of the merchant. */
  isNeutral: boolean;
  /** The merchant's logo as of the day of issue. */
  logo: Readonly<{ mediaType: string; content: Uint8Array }> | null;
}>;
export const withDocument = letterType<ReceiptLetter>('invoices.document');
