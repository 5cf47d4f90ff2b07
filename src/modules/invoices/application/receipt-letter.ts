import { letterType } from '#kernel/letters.ts';
import type { DeliveryKind } from '../domain/delivery.ts';
import type { InvoiceView } from './invoice-view.ts';

/** A file of a mail. */
export type DocumentFile = Readonly<{ fileName: string; type: string; content: Uint8Array }>;

/** What a mail has beside the PDF. */
export type MailedProofs = Readonly<{
  /** The UBL file of a document; null for one that has none. */
  ublOf(invoiceId: number): Promise<DocumentFile | null>;
  /** The page of the proof of a document with its key. */
  proofUrlOf(invoice: Pick<InvoiceView, 'proofUrl'>): string | null;
}>;

/** One letter with a document as PDF. */
export type ReceiptLetter = Readonly<{
  kind: DeliveryKind;
  invoice: InvoiceView;
  pdf: Uint8Array;
  fileName: string;
  /** Beside the PDF; null: none was asked for, or the document has none. */
  ubl: DocumentFile | null;
  /** The page of its proof with the key that opens the document; null for a document without one. */
  proofUrl: string | null;
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
