import type { Buyer } from '#kernel/buyer.ts';
import { Money } from '#kernel/money.ts';
import { euroSums, type SeriesPlace } from '../document-for-payment.ts';
import type { InvoiceDocument, InvoiceLine } from '../invoice-document.ts';
import { companyParty } from '../party-kind.ts';
import type { InvoicePayment } from '../invoice-payment.ts';

type Replacement = Readonly<{ buyer: Buyer; place: SeriesPlace; issuedAt: Date }>;

/**
 * A document to another buyer: the same sale, seller, tax event and payment, with a number and a day of its own. It is paid
 * and has no instalments.
 */
export const replacementOf = (
  original: InvoiceDocument,
  { buyer, place: { number, issueDate }, issuedAt }: Replacement,
): InvoiceDocument => {
  const { installments: _, ...paid } = original;
  const dates = { issueDate, dueDate: issueDate, issuedAt };
  return { ...paid, number, ...dates, buyer: companyParty(buyer), customerName: buyer.name };
};

const asIssued = ({ correctsLine: _, correctsQuantity: __, ...line }: InvoiceLine): InvoiceLine => line;

/** The document to another buyer after a credit note over all that was left: its lines are what the note took back. */
export const replacementAfterCredit = (
  original: InvoiceDocument,
  { lines, subtotal, tax, total }: InvoiceDocument,
  { paymentId, ...about }: Replacement & Readonly<{ paymentId: number }>,
): InvoiceDocument => {
  const isWhole = total.equals(original.total);
  const rate = { eurRate: original.eurRate, eurRateDay: original.eurRateDay ?? null };
  return {
    ...replacementOf(original, about),
    paymentId,
    paymentLinkId: null,
    ...(!isWhole && { subtotal, tax, total, price: null, ...euroSums(total, subtotal, rate) }),
    lines: isWhole ? original.lines : lines.map(asIssued),
  };
};

/**
 * What the payments of a document are worth after refunds.
 * @param refunded in minor units, of the only payment of a link when it is above zero
 */
export const keptPayments = (payments: readonly InvoicePayment[], refunded: bigint): InvoicePayment[] =>
  payments
    .filter(({ takenBack }) => takenBack === null)
    .map((payment) =>
      payment.paymentId !== null && refunded > 0n
        ? { ...payment, amount: payment.amount.minus(Money.ofMinor(refunded, payment.amount.currency)) }
        : payment,
    );

/** Payments of a replaced document as those of the document that takes its place. */
export const movedPayments = (
  payments: readonly InvoicePayment[],
  by: Pick<InvoicePayment, 'recordedBy' | 'recordedAt'>,
): InvoicePayment[] =>
  payments.map((payment) => ({ ...payment, ...by, id: null, requestKey: null, takenBack: null }));
