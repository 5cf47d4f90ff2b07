import { businessDateOf, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { StoredPayment } from './chain-facts.ts';
import { openDueDay } from './installments.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import type { InvoiceStatus } from './invoice-status.ts';

/** What the row of a document says about its payment. */
export type PaidColumns = Readonly<{ status: InvoiceStatus; paidMinor: number; paidAt: Date | null }>;

/** A credit note and a test document are paid when they are issued. */
const isPaidAtIssue = (document: InvoiceDocument, { status, paidMinor, paidAt }: PaidColumns): boolean => {
  if (status !== 'PAID' || paidMinor !== Number(document.total.minor) || paidAt === null) return false;
  return document.type === 'CREDIT_NOTE'
    ? businessDateOf(paidAt) === document.taxEventDate
    : paidAt.getTime() === document.issuedAt.getTime();
};

/**
 * Whether the columns of a document follow from its payments that were not taken back: the amount is their sum, PAID is
 * exactly the total, and its time that of the last one; OVERDUE is after the due day.
 */
export const areColumnsTrue = (
  document: InvoiceDocument,
  columns: PaidColumns,
  payments: readonly StoredPayment[],
  today: BusinessDate,
): boolean => {
  if (document.type === 'CREDIT_NOTE' || document.series !== 'LEGAL') return isPaidAtIssue(document, columns);
  const { status, paidMinor, paidAt } = columns;
  const valid = payments.filter(({ isTakenBack }) => !isTakenBack);
  const isSum = BigInt(paidMinor) === valid.reduce((sum, { amount }) => sum + amount.minor, 0n);
  if (!isSum) return false;
  if (BigInt(paidMinor) !== document.total.minor) {
    const isLate = isBefore(openDueDay(document, BigInt(paidMinor)), today);
    return paidAt === null && (status === 'PENDING' || (status === 'OVERDUE' && isLate));
  }
  // Its advances cover a final invoice of zero.
  if (paidMinor === 0) return status === 'PAID' && paidAt === null;
  const last = Math.max(...valid.map((payment) => payment.paidAt.getTime()));
  return status === 'PAID' && paidAt?.getTime() === last;
};
