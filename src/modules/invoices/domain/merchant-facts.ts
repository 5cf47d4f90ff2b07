import type { MerchantFact, MerchantFactType } from '#kernel/merchant-fact.ts';
import type { InvoiceLifecycle, InvoiceRecord } from './invoice-record.ts';

type Subject = Readonly<{ id: number; document: Pick<InvoiceRecord['document'], 'merchantId' | 'series'> }>;

/** A document of the test series has no legal force: it is no fact of the merchant. */
const factsOf = (
  { id, document: { merchantId, series } }: Subject,
  facts: readonly Pick<MerchantFact, 'type' | 'previous'>[],
): MerchantFact[] =>
  series === 'LEGAL' ? facts.map((fact) => ({ ...fact, merchantId, subjectId: id })) : [];

/** A new document. One that is paid from the start has no `invoice.paid` of its own; a debit note is an invoice. */
export const issueFacts = (id: number, { document }: Pick<InvoiceRecord, 'document'>): MerchantFact[] =>
  factsOf({ id, document }, [
    { type: document.type === 'CREDIT_NOTE' ? 'credit_note.issued' : 'invoice.issued' },
  ]);

const paymentFact = (before: InvoiceLifecycle, after: InvoiceLifecycle): MerchantFactType | null => {
  if (after.status === 'PAID' && before.status !== 'PAID') return 'invoice.paid';
  return after.status !== 'PAID' && after.paid.minor > before.paid.minor ? 'invoice.partly_paid' : null;
};

/** The facts of a stored change of a document. A transfer that is taken back is no fact of its own. */
export const changeFacts = (
  id: number,
  { document, lifecycle: before }: Pick<InvoiceRecord, 'document' | 'lifecycle'>,
  { lifecycle: after }: Pick<InvoiceRecord, 'lifecycle'>,
): MerchantFact[] => {
  const paid = paymentFact(before, after);
  const isAnnulled = after.annulledAt !== null && before.annulledAt === null;
  const previous = {
    ...(before.status !== after.status && { status: before.status }),
    ...(before.paid.minor !== after.paid.minor && { paidAmount: before.paid.toDecimal() }),
  };
  return factsOf({ id, document }, [
    ...(paid === null ? [] : [{ type: paid, previous }]),
    ...(isAnnulled ? [{ type: 'invoice.annulled' as const, previous: { annulledAt: null } }] : []),
  ]);
};

/** A document that the calendar has made OVERDUE. */
export const overdueFacts = (subject: Subject): MerchantFact[] =>
  factsOf(subject, [{ type: 'invoice.overdue', previous: { status: 'PENDING' } }]);

/** The end of a mail with the document; the latest of `object.deliveries` says which. */
export const mailFacts = (subject: Subject, status: 'SENT' | 'FAILED'): MerchantFact[] =>
  factsOf(subject, [{ type: status === 'SENT' ? 'invoice.sent' : 'invoice.delivery_failed' }]);
