import type { BusinessDate } from '#kernel/business-date.ts';
import type { Currency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';

/** A document of a customer; amounts in minor units of its currency, negative for a credit note. */
export type CustomerDocument = Readonly<{
  invoiceId: number;
  invoiceNumber: string;
  type: 'INVOICE' | 'CREDIT_NOTE' | 'DEBIT_NOTE';
  issueDate: BusinessDate;
  dueDate: BusinessDate;
  currency: Currency;
  totalMinor: number;
  paidMinor: number;
  /** What is still to be paid, above or at zero. */
  openMinor: number;
  /** The day in Sofia on which it was paid whole; null while it is not. */
  paidOn: BusinessDate | null;
}>;

export type StatementLine = Readonly<{
  document: CustomerDocument;
  total: Money;
  /** Until the last day. */
  paid: Money;
  open: Money;
  /** On the last day; 0 before the due date. */
  daysOverdue: number;
}>;

/** Sums of one currency. */
export type StatementSum = Readonly<{
  currency: Currency;
  opened: Money;
  paid: Money;
  open: Money;
  overdue: Money;
}>;

/** The account of a customer over a period, both days included. */
export type Statement = Readonly<{
  from: BusinessDate;
  to: BusinessDate;
  lines: readonly StatementLine[];
  sums: readonly StatementSum[];
}>;

type Period = Readonly<{ from: BusinessDate; to: BusinessDate }>;

const dayMs = 86_400_000;
const daysBetween = (first: BusinessDate, last: BusinessDate): number =>
  Math.max(0, (Date.parse(last) - Date.parse(first)) / dayMs);

const isWithin = (day: BusinessDate | null, { from, to }: Period): boolean =>
  day !== null && day >= from && day <= to;

const lineOf = (document: CustomerDocument, { to }: Period): StatementLine => {
  const { currency, totalMinor, paidMinor, openMinor, paidOn, dueDate } = document;
  const total = Money.ofMinor(totalMinor, currency);
  const isPaidLater = paidOn !== null && paidOn > to;
  const paid = isPaidLater ? Money.zero(currency) : Money.ofMinor(paidMinor, currency);
  const open = isPaidLater ? total : Money.ofMinor(openMinor, currency);
  return { document, total, paid, open, daysOverdue: open.isZero() ? 0 : daysBetween(dueDate, to) };
};

const sumOf = (currency: Currency, lines: readonly StatementLine[], period: Period): StatementSum => {
  const add = (of: (line: StatementLine) => Money, belongs: (line: StatementLine) => boolean): Money =>
    lines.filter(belongs).reduce<Money>((sum, line) => sum.plus(of(line)), Money.zero(currency));
  return {
    currency,
    opened: add(
      ({ total }) => total,
      ({ document }) => isWithin(document.issueDate, period),
    ),
    // A part of an unpaid document has no day of its own: it belongs to the period of the issue.
    paid: add(
      ({ paid }) => paid,
      ({ document: { paidOn, issueDate } }) => isWithin(paidOn ?? issueDate, period),
    ),
    open: add(
      ({ open }) => open,
      () => true,
    ),
    overdue: add(
      ({ open }) => open,
      ({ daysOverdue }) => daysOverdue > 0,
    ),
  };
};

/**
 * The account of a customer: documents issued or paid in the period, and those that are open on its last day.
 * @param documents all documents issued until the last day, in the order of issue
 */
export const statementOf = (documents: readonly CustomerDocument[], period: Period): Statement => {
  const lines = documents
    .map((document) => lineOf(document, period))
    .filter(
      ({ document: { issueDate, paidOn }, open }) =>
        isWithin(issueDate, period) || isWithin(paidOn, period) || !open.isZero(),
    );
  const currencies = [...new Set(lines.map(({ document }) => document.currency))].toSorted();
  const sums = currencies.map((currency) =>
    sumOf(
      currency,
      lines.filter(({ document }) => document.currency === currency),
      period,
    ),
  );
  return { ...period, lines, sums };
};
