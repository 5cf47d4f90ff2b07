import type { BusinessDate } from '#kernel/business-date.ts';
import type { Language } from '#kernel/language.ts';
import type { ExportFormat } from '#kernel/list-exports.ts';
import type { Money } from '#kernel/money.ts';
import { token } from '#kernel/token.ts';

/** First and last day in Sofia, both included. */
type Days = Readonly<{ from: BusinessDate; to: BusinessDate }>;

/** Figures of the documents of one merchant that were issued on the days, without test documents. */
export type DocumentsOfDays = Readonly<{
  /** Documents of the register: annulled ones included. */
  documents: number;
  /** VAT less that of credit notes, without annulled documents. */
  vatCharged: Money<'EUR'>;
  overdueInvoices: number;
  /** Documents whose latest mail failed or is long overdue. */
  undelivered: number;
  /** Payments that succeeded on the days and have no document. */
  paymentsWithoutDocument: number;
}>;

/** Public API: the documents of a month, for the accountants of merchants. The caller has checked the visibility. */
export interface DocumentsOfMonth {
  /** Figures by merchant id, by one statement; every merchant has an entry. */
  figures(merchantIds: readonly number[], days: Days): Promise<ReadonlyMap<number, DocumentsOfDays>>;
  /** The register of one merchant on the days, in the format of the export of documents. */
  file(
    request: Readonly<{
      merchantId: number;
      /** For the head of printed pages. */
      merchantName: string;
      days: Days;
      format: ExportFormat;
      language: Language;
    }>,
  ): AsyncIterable<Uint8Array>;
}
export const DocumentsOfMonth = token<DocumentsOfMonth>('invoices.DocumentsOfMonth');
