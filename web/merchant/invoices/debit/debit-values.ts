import type * as z from 'zod';
import type { writeDebitNote } from '#contract/invoices/debit-notes.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { draftOf, emptyDraft } from '../writing/draft-values.ts';
import type { DraftValues } from '../writing/draft-values.ts';

/** The fields of the form; buyer, currency and language are the invoice's and are not sent. */
export interface DebitValues extends DraftValues {
  reason: string;
}

export type DebitNote = z.input<typeof writeDebitNote.body>;

/** One empty line to the buyer of the invoice, mailed to its e-mail when it has one. */
export const emptyNote = (
  { buyer, currency, customerEmail }: Invoice,
  isRegisteredForVat: boolean,
  now: Date,
): DebitValues => ({
  ...emptyDraft(isRegisteredForVat, now),
  currency: currency === 'USD' ? 'USD' : 'EUR',
  customer: {
    kind: buyer.kind,
    name: buyer.name,
    country: buyer.country ?? 'BG',
    address: buyer.address ?? '',
    taxId: buyer.taxId ?? '',
    vatNumber: buyer.vatNumber ?? '',
    email: customerEmail ?? '',
  },
  reason: '',
  send: customerEmail !== null,
});

/** The request body; unreadable numbers become 0 and fail validation. */
export const noteOf = ({ reason, ...draft }: DebitValues): DebitNote => {
  const { items, dueDate, taxEventDate, send } = draftOf(draft);
  return { items, reason, dueDate, taxEventDate, send };
};
