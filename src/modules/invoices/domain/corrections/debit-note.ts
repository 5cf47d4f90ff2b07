import type { BusinessDate } from '#kernel/business-date.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import type { Supplier, SeriesPlace } from '../document-for-payment.ts';
import { saleProblems, type PartialDraft } from '../draft-problems.ts';
import { NotDebitable } from '../failures.ts';
import type { InvoiceDocument } from '../invoice-document.ts';
import type { Invoice } from '../invoice.ts';
import { partyKindOf } from '../party-kind.ts';
import type { VatGround, VatRegistration } from '../vat.ts';
import {
  writtenDocument,
  type DraftCustomer,
  type DraftLine,
  type InvoiceDraft,
} from '../written-invoice.ts';

/** The input of a debit note; buyer, currency and language are those of the invoice that it corrects. */
export type DebitNoteDraft = Readonly<{
  lines: readonly DraftLine[];
  /** The ground of lines at 0 % that have none of their own. */
  zeroRateGround: VatGround | null;
  reason: string;
  dueDate: BusinessDate | null;
  /** The day in Sofia on which the tax base rose; null: the day of issue. */
  taxEventDate: BusinessDate | null;
}>;

/** An invoice that counts is corrected; annulled and test documents and other notes are not. @throws NotDebitable */
export const mustBeDebitable = (invoice: Invoice): void => {
  const { type, series } = invoice.document;
  if (type !== 'INVOICE' || series !== 'LEGAL' || invoice.isAnnulled || invoice.isReplaced)
    throw new NotDebitable();
};

/** The frozen buyer. */
const customerOf = ({ buyer, customerEmail: email }: InvoiceDocument): DraftCustomer => ({
  ...buyer,
  kind: partyKindOf(buyer),
  email,
});

/** The debit note as the draft of an invoice to the same buyer. */
export const draftOfDebitNote = (
  { lines, zeroRateGround, reason, dueDate, taxEventDate }: DebitNoteDraft,
  original: InvoiceDocument,
): InvoiceDraft => ({
  currency: original.total.currency,
  customer: customerOf(original),
  lines,
  zeroRateGround,
  dueDate,
  taxEventDate,
  description: reason,
  language: original.language,
});

/**
 * Problems of the given fields that prevent the issue. Rates and grounds are held against the registration of today and
 * the frozen buyer, whose own fields cannot be corrected here.
 */
export const debitNoteProblems = (
  draft: PartialDraft,
  original: InvoiceDocument,
  about: Readonly<{ registration: VatRegistration; today: BusinessDate }>,
): FieldProblem[] =>
  saleProblems({ ...draft, customer: customerOf(original) }, about.registration, about.today).map((problem) =>
    problem.field.startsWith('customer.') ? { ...problem, field: 'vatGround' } : problem,
  );

/**
 * The debit note of an invoice (VAT Act, art. 115): a number of the same series, the corrected document and the reason.
 * Buyer, currency, language and exchange rate are those of the corrected document; rates and grounds are its own.
 */
export const debitNoteOf = ({
  draft,
  original,
  originalId,
  ...about
}: Readonly<{
  draft: DebitNoteDraft;
  original: InvoiceDocument;
  originalId: number;
  supplier: Supplier;
  place: SeriesPlace;
  paymentLinkId: number;
  today: BusinessDate;
  issuedAt: Date;
}>): InvoiceDocument => ({
  ...writtenDocument({
    ...about,
    draft: draftOfDebitNote(draft, original),
    eurRate: original.eurRate,
    eurRateDay: original.eurRateDay ?? null,
  }),
  type: 'DEBIT_NOTE',
  correctsInvoiceId: originalId,
  correctionReason: draft.reason,
  buyer: original.buyer,
  customerName: original.customerName,
});
