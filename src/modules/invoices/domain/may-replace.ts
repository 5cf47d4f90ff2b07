import { addDays, firstOfMonth, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import { buyerKindOf, type Buyer } from '#kernel/buyer.ts';
import { saleVatProblem } from '#kernel/sale-vat.ts';
import type { InvoiceDocument } from './invoice-document.ts';

/** Reasons for which a paid document is not annulled and issued again to another buyer. */
export const replacementObstacles = [
  'ANNULLED',
  'REPLACED',
  'WRITTEN',
  'CORRECTED',
  'DEDUCTED',
  'REFUNDED',
  'DISPUTED',
  'OTHER_VAT',
  'OTHER_MONTH',
  'TOO_LATE',
] as const;
/**
 * ANNULLED, REPLACED, CORRECTED: the document does not stand as it was issued. DEDUCTED: a final invoice names it. WRITTEN: the merchant has chosen its
 * buyer. REFUNDED, DISPUTED: its payment, also when a refund is only asked for. OTHER_VAT: rate or ground do not fit the
 * new buyer. OTHER_MONTH: the VAT of its month may be declared. TOO_LATE: more than five days after the tax event.
 */
export type ReplacementObstacle = (typeof replacementObstacles)[number];

/** Everything that decides whether a paid document may be replaced. */
export type ReplacementFacts = Readonly<{
  document: InvoiceDocument;
  buyer: Buyer;
  /** The day in Sofia. */
  today: BusinessDate;
  isAnnulled: boolean;
  isReplaced: boolean;
  isCorrected: boolean;
  /** By a final invoice, as an advance. */
  isDeducted: boolean;
  isRefunded: boolean;
  isDisputed: boolean;
}>;

/** A document is issued within five days after the tax event (VAT Act, art. 113(4)). */
const daysToIssue = 5;

/** Whether rates and grounds of all lines may be charged to the buyer. */
export const fitsVatOf = (document: InvoiceDocument, buyer: Buyer): boolean => {
  const sale = {
    registration: document.vatRegistration,
    buyer: buyerKindOf({ kind: 'COMPANY', ...buyer }),
  };
  return document.lines.every(({ taxRate: rate, vatGround }) => {
    const ground = rate === 0 ? (vatGround ?? document.vatGround) : null;
    return saleVatProblem({ ...sale, rate, ground }) === null;
  });
};

const isInMonthOf = (today: BusinessDate, day: BusinessDate): boolean =>
  firstOfMonth(day) === firstOfMonth(today);

/**
 * Whether a paid document may be annulled and issued again to another buyer at the request of its payer: within five days
 * after the tax event and in the month of tax event and issue, while nothing was refunded, disputed or corrected (VAT
 * Act, art. 113(4), 116).
 * @returns null when it may, else the first obstacle
 */
export const mayReplace = (facts: ReplacementFacts): ReplacementObstacle | null => {
  const { document, today } = facts;
  const { issueDate, taxEventDate } = document;
  if (facts.isAnnulled) return 'ANNULLED';
  if (facts.isReplaced) return 'REPLACED';
  if (document.paymentId === null) return 'WRITTEN';
  if (facts.isRefunded) return 'REFUNDED';
  if (facts.isCorrected) return 'CORRECTED';
  if (facts.isDeducted) return 'DEDUCTED';
  if (facts.isDisputed) return 'DISPUTED';
  if (!fitsVatOf(document, facts.buyer)) return 'OTHER_VAT';
  if (!isInMonthOf(today, issueDate) || !isInMonthOf(today, taxEventDate)) return 'OTHER_MONTH';
  return isBefore(addDays(taxEventDate, daysToIssue), today) ? 'TOO_LATE' : null;
};
