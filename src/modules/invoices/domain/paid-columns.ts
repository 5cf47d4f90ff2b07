import { businessDateOf, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { StoredPayment } from './numbers/chain-facts.ts';
import { openDueDay } from './installments.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import type { InvoiceStatus } from './invoice-status.ts';
import { paidAtOf, sumOf, type Credit } from './open-sum.ts';

/** What the row of a document says about its payment. */
export type PaidColumns = Readonly<{
  status: InvoiceStatus;
  paidMinor: number;
  creditedMinor: number;
  paidAt: Date | null;
}>;

/** A credit note and a test document are paid when they are issued. */
const isPaidAtIssue = (document: InvoiceDocument, columns: PaidColumns): boolean => {
  const { status, paidMinor, creditedMinor, paidAt } = columns;
  const isWhole = status === 'PAID' && paidMinor === Number(document.total.minor) && creditedMinor === 0;
  if (!isWhole || paidAt === null) return false;
  return document.type === 'CREDIT_NOTE'
    ? businessDateOf(paidAt) === document.taxEventDate
    : paidAt.getTime() === document.issuedAt.getTime();
};

/**
 * Whether the columns of a document follow from its payments that were not taken back and from its valid credit notes
 * without a refund: both amounts are their sums, PAID is nothing open, its time as in `paidAtOf`; OVERDUE is after the due
 * day.
 */
export const areColumnsTrue = (
  document: InvoiceDocument,
  columns: PaidColumns,
  { payments, credits }: Readonly<{ payments: readonly StoredPayment[]; credits: readonly Credit[] }>,
  today: BusinessDate,
): boolean => {
  if (document.type === 'CREDIT_NOTE' || document.series !== 'LEGAL') return isPaidAtIssue(document, columns);
  const { status, paidMinor, creditedMinor, paidAt } = columns;
  const valid = payments
    .filter(({ isTakenBack }) => !isTakenBack)
    .map((payment) => ({ minor: payment.amount.minor, paidAt: payment.paidAt }));
  if (BigInt(paidMinor) !== sumOf(valid) || BigInt(creditedMinor) !== sumOf(credits)) return false;
  const expected = paidAtOf(document.total.minor, valid, credits);
  if (paidAt?.getTime() !== expected?.getTime()) return false;
  // Its advances cover a final invoice of zero.
  if (expected !== null || document.total.isZero()) return status === 'PAID';
  const isLate = isBefore(openDueDay(document, BigInt(paidMinor + creditedMinor)), today);
  return status === 'PENDING' || (status === 'OVERDUE' && isLate);
};
