import type { Sentences } from '#kernel/sentences.ts';
import type { InvoiceView } from './invoice-view.ts';

/** File name of the PDF: in the document's language, in characters that every file system takes. */
export const documentFileName = (
  sentences: Sentences,
  { type, invoiceNumber, language }: Pick<InvoiceView, 'type' | 'invoiceNumber' | 'language'>,
): string => sentences.say(language, `invoices.file-name.${type}`, { number: invoiceNumber });
