import { addDays, firstOfMonth, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import { buyerKindOf, type Buyer } from '#kernel/buyer.ts';
import type { ReplacementObstacle } from '#contract/invoices/words/replacement-obstacles.ts';
import { saleVatProblem } from '#kernel/sale-vat.ts';
import type { InvoiceDocument } from '../invoice-document.ts';

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
