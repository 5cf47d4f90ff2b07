import type { Sentences } from '#kernel/sentences.ts';
import type { InvoiceView } from './invoice-view.ts';

/** What the PDF is called on the disk of whoever keeps it: in the document's language, in letters that every disk takes. */
export const documentFileName = (
  sentences: Sentences,
  { type, invoiceNumber, language }: Pick<InvoiceView, 'type' | 'invoiceNumber' | 'language'>,
): string => sentences.say(language, `invoices.file-name.${type}`, { number: invoiceNumber });
