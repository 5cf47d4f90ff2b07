import type { BusinessDate } from '#kernel/business-date.ts';
import type { Language } from '#kernel/language.ts';
import { token } from '#kernel/token.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { InvoiceFilters } from './invoice-views.ts';

export type SheetFormat = 'csv' | 'excel' | 'json-lines';

type Wish = Readonly<{
  format: SheetFormat;
  visibility: Visibility;
  filters: InvoiceFilters;
  today: BusinessDate;
  language: Language;
}>;

/** The register of documents as a file, in the order of issue, all from one moment; memory does not grow with them. */
export interface InvoiceSheets {
  write(wish: Wish): AsyncIterable<Uint8Array>;
  /** The ending of the file's name. */
  endingOf(format: SheetFormat): string;
}
export const InvoiceSheets = token<InvoiceSheets>('invoices.InvoiceSheets');
