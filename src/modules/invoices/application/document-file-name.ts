import type { Messages } from '#kernel/messages.ts';
import type { InvoiceView } from './invoice-view.ts';

/** File name of the PDF: in the document's language, ASCII only. */
export const documentFileName = (
  messages: Messages,
  { type, invoiceNumber, language }: Pick<InvoiceView, 'type' | 'invoiceNumber' | 'language'>,
): string => messages.say(language, `invoices.file-name.${type}`, { number: invoiceNumber });
