import type { BusinessDate } from '#kernel/business-date.ts';
import { token } from '#kernel/token.ts';
import type { InvoiceDocument } from '../domain/invoice-document.ts';
import type { InvoicePaymentKind } from '../domain/invoice-payment.ts';
import type { NumberFault } from '../domain/numbers/number-chain.ts';
import type { CorrectedProof } from '../domain/numbers/proof-correction.ts';

/** A payment of a document that was not taken back; the amount in minor units of the document's currency. */
export type MonthPayment = Readonly<{
  kind: InvoicePaymentKind;
  amountMinor: number;
  paidOn: BusinessDate;
}>;

/** An issued document of the LEGAL series as the files of its month need it. */
export type MonthDocument = Readonly<{
  id: number;
  /** Ten digits. */
  invoiceNumber: string;
  /** The frozen content. */
  document: InvoiceDocument;
  /** SHA-256, hexadecimal. */
  documentHash: string;
  /** The day in Sofia; null for a valid document. */
  annulledOn: BusinessDate | null;
  /** Of a note: the document that it corrects. */
  corrects: Readonly<{ invoiceNumber: string; issueDate: BusinessDate }> | null;
  payments: readonly MonthPayment[];
  /** The sum of valid credit notes without a refund, minor units. */
  creditedMinor: number;
  /** Valid credit notes of any kind add up to the document. */
  isWhollyCredited: boolean;
}>;

/** A document whose proof was corrected, and the correction with all that a third party needs to check it. */
export type CorrectedDocument = Readonly<{
  invoiceId: number;
  correctedAt: Date;
  correctedBy: string;
  reason: string;
  proof: CorrectedProof;
}>;

/** First and last day in Sofia, both included. */
export type DaysOfMonth = Readonly<{ from: BusinessDate; to: BusinessDate }>;

/** A refund that succeeded on the days and has no valid credit note. */
type RefundWithoutNote = Readonly<{ refundId: number; invoiceId: number; invoiceNumber: string }>;

/** Public API: the documents of a month for its closing. The caller has checked the right. */
export interface DocumentsOfClosing {
  /** Documents of the LEGAL series issued on the days, in the order of their numbers, read in batches. */
  documents(merchantId: number, days: DaysOfMonth): AsyncIterable<MonthDocument>;
  /** One document; null when there is none. */
  document(invoiceId: number): Promise<MonthDocument | null>;
  refundsWithoutNote(merchantId: number, days: DaysOfMonth): Promise<readonly RefundWithoutNote[]>;
  /** Faults of the LEGAL series: a gap, a broken chain. */
  faults(merchantId: number): Promise<readonly Readonly<{ invoiceNumber: string; fault: NumberFault }>[]>;
  /** Documents of the LEGAL series issued on the days whose proof was corrected, in the order of their numbers. */
  corrections(merchantId: number, days: DaysOfMonth): Promise<readonly CorrectedDocument[]>;
  /** The last hash of the LEGAL series; null before its first document. */
  lastHash(merchantId: number): Promise<string | null>;
  /** Merchants with documents issued on the days, in the order of their ids. */
  merchants(days: DaysOfMonth): Promise<readonly number[]>;
  /** One document as PDF: the copy that the merchant downloads. */
  pdf(
    invoiceId: number,
    merchantId: number,
    turn: Readonly<{
      /** A call waits for it; later documents wait as long as the print queue permits. */
      isFirst: boolean;
      signal?: AbortSignal | undefined;
    }>,
  ): Promise<Uint8Array>;
}
export const DocumentsOfClosing = token<DocumentsOfClosing>('invoices.DocumentsOfClosing');
