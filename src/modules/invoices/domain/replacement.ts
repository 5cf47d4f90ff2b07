import type { Buyer } from '#kernel/buyer.ts';
import type { SeriesPlace } from './document-for-payment.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import type { InvoicePayment } from './invoice-payment.ts';

/** A document to another buyer: the same sale, seller, tax event and payment, with a number and a day of its own. */
export const replacementOf = (
  original: InvoiceDocument,
  {
    buyer,
    place: { number, issueDate },
    issuedAt,
  }: Readonly<{ buyer: Buyer; place: SeriesPlace; issuedAt: Date }>,
): InvoiceDocument => ({
  ...original,
  number,
  issueDate,
  dueDate: issueDate,
  issuedAt,
  buyer,
  customerName: buyer.name,
});

/** Payments of a replaced document as those of the document that takes its place. */
export const movedPayments = (
  payments: readonly InvoicePayment[],
  by: Pick<InvoicePayment, 'recordedBy' | 'recordedAt'>,
): InvoicePayment[] =>
  payments.map((payment) => ({ ...payment, ...by, id: null, requestKey: null, takenBack: null }));
