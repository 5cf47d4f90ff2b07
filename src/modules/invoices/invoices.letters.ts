import { letterWriter } from '#platform/mail/letter.ts';
import { ofRefusal } from './application/corrections/mail-buyer-refusal.ts';
import { withDocument } from './application/receipt-letter.ts';

/** Letters to payers. */
export const invoiceLetters = [
  letterWriter(withDocument, async () => (await import('./adapters/mail/document-letter.ts')).documentLetter),
  letterWriter(
    ofRefusal,
    async () => (await import('./adapters/mail/buyer-refusal-letter.ts')).buyerRefusalLetter,
  ),
];
