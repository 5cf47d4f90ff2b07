import { businessDateOf, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { StoredPayment } from './chain-facts.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import type { InvoiceStatus } from './invoice-status.ts';

/** What the row of a document says about its payment. */
export type PaidColumns = Readonly<{
  status: InvoiceStatus;
  paidMinor: number;
  creditedMinor: number;
  paidAt: Date | null;
}>;

/** A current credit note without a refund, in minor units of its invoice. */
export type Credit = Readonly<{ minor: bigint; issuedAt: Date }>;
/** A payment that was not taken back. */
type Received = Readonly<{ minor: bigint; paidAt: Date }>;

const sumOf = (parts: readonly Readonly<{ minor: bigint }>[]): bigint =>
  parts.reduce((sum, { minor }) => sum + minor, 0n);

/** What is neither paid nor credited; never below zero. */
export const openOf = (total: bigint, paid: bigint, credited: bigint): bigint => {
  const open = total - paid - credited;
  return open > 0n ? open : 0n;
};

/**
 * When nothing was open any more; null while something is. It is the last payment or, where payments alone do not cover the
 * total, the later of it and of the credit note that covered the rest.
 * @param credits in the order of issue
 */
export const paidAtOf = (
  total: bigint,
  payments: readonly Received[],
  credits: readonly Credit[],
): Date | null => {
  const rest = total - sumOf(payments);
  const times = payments.map(({ paidAt }) => paidAt.getTime());
  if (rest > 0n) {
    const covering = credits.find((_, place) => sumOf(credits.slice(0, place + 1)) >= rest);
    if (covering === undefined) return null;
    times.push(covering.issuedAt.getTime());
  }
  return new Date(Math.max(...times));
};

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
 * Whether the columns of a document follow from its payments that were not taken back and from its current credit notes
 * without a refund: both amounts are their sums, PAID is nothing open, its time as in `paidAtOf`; OVERDUE is after the due
 * day.
 */
export const areColumnsTrue = (
  document: InvoiceDocument,
  columns: PaidColumns,
  { payments, credits }: Readonly<{ payments: readonly StoredPayment[]; credits: readonly Credit[] }>,
  today: BusinessDate,
): boolean => {
  if (document.type !== 'INVOICE' || document.series !== 'LEGAL') return isPaidAtIssue(document, columns);
  const { status, paidMinor, creditedMinor, paidAt } = columns;
  const valid = payments
    .filter(({ isTakenBack }) => !isTakenBack)
    .map((payment) => ({ minor: payment.amount.minor, paidAt: payment.paidAt }));
  if (BigInt(paidMinor) !== sumOf(valid) || BigInt(creditedMinor) !== sumOf(credits)) return false;
  const expected = paidAtOf(document.total.minor, valid, credits);
  if (paidAt?.getTime() !== expected?.getTime()) return false;
  if (expected !== null) return status === 'PAID';
  return status === 'PENDING' || (status === 'OVERDUE' && isBefore(document.dueDate, today));
};
