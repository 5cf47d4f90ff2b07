import type { BusinessDate } from '#kernel/business-date.ts';
import type { Currency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';

/** Money or credit of a document, in minor units of its currency. */
export type DatedAmount = Readonly<{ minor: number; day: BusinessDate }>;

/** A document of a customer; amounts in minor units of its currency. */
export type CustomerDocument = Readonly<{
  invoiceId: number;
  invoiceNumber: string;
  type: 'INVOICE' | 'CREDIT_NOTE' | 'DEBIT_NOTE';
  issueDate: BusinessDate;
  dueDate: BusinessDate;
  currency: Currency;
  /** Negative for a credit note. */
  totalMinor: number;
  /**
   * Payments that were not taken back; none for a credit note. What moved to a document to another buyer is one below
   * zero on the day of that document.
   */
  payments: readonly DatedAmount[];
  /** Its valid credit notes, of refunds too; none for a credit note. */
  credits: readonly DatedAmount[];
  /** What its card payments gave back; none for a credit note. */
  refunds: readonly DatedAmount[];
}>;

export type StatementLine = Readonly<{
  document: CustomerDocument;
  total: Money;
  /** Until the last day, as the two amounts after it. */
  paid: Money;
  credited: Money;
  refunded: Money;
  /** Total less paid and credited, with what was refunded; zero when that is below zero. */
  open: Money;
  /** On the last day; 0 before the due date. */
  daysOverdue: number;
}>;

/** The account in one currency: opening + opened − credited − paid + refunded = closing = open − inFavour. */
export type StatementSum = Readonly<{
  currency: Currency;
  /** At the end of the day before the first one; below zero in favour of the customer. */
  opening: Money;
  /** Invoices and debit notes issued in the period. */
  opened: Money;
  credited: Money;
  paid: Money;
  refunded: Money;
  closing: Money;
  open: Money;
  /** What was paid or credited above the totals of documents and not given back. */
  inFavour: Money;
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
type IsWithin = (day: BusinessDate) => boolean;
/** What a document adds to the account, in minor units. */
type Movement = Readonly<{ opened: number; paid: number; credited: number; refunded: number }>;

const dayMs = 86_400_000;
const daysBetween = (first: BusinessDate, last: BusinessDate): number =>
  Math.max(0, (Date.parse(last) - Date.parse(first)) / dayMs);

/** A credit note moves nothing by itself: it is a credit of its invoice. Nothing counts before the day of the issue. */
const movementOf = (document: CustomerDocument, isWithin: IsWithin): Movement => {
  const { type, totalMinor, issueDate, payments, credits, refunds } = document;
  const sum = (amounts: readonly DatedAmount[]): number =>
    amounts
      .filter(({ day }) => isWithin(day < issueDate ? issueDate : day))
      .reduce((total, { minor }) => total + minor, 0);
  return {
    opened: type !== 'CREDIT_NOTE' && isWithin(issueDate) ? totalMinor : 0,
    paid: sum(payments),
    credited: sum(credits),
    refunded: sum(refunds),
  };
};

const balanceOf = ({ opened, paid, credited, refunded }: Movement): number =>
  opened - paid - credited + refunded;

const balanceOn = (document: CustomerDocument, last: BusinessDate): number =>
  balanceOf(movementOf(document, (day) => day <= last));

const lineOf = (document: CustomerDocument, { to }: Period): StatementLine => {
  const { currency, totalMinor, dueDate } = document;
  const moved = movementOf(document, (day) => day <= to);
  const money = (minor: number): Money => Money.ofMinor(minor, currency);
  const open = money(Math.max(balanceOf(moved), 0));
  return {
    document,
    total: money(totalMinor),
    paid: money(moved.paid),
    credited: money(moved.credited),
    refunded: money(moved.refunded),
    open,
    daysOverdue: open.isZero() ? 0 : daysBetween(dueDate, to),
  };
};

const sumOf = (currency: Currency, lines: readonly StatementLine[], { from, to }: Period): StatementSum => {
  const money = (minors: readonly number[]): Money =>
    Money.ofMinor(
      minors.reduce((total, minor) => total + minor, 0),
      currency,
    );
  const openOf = (those: readonly StatementLine[]): Money =>
    those.reduce<Money>((total, { open }) => total.plus(open), Money.zero(currency));
  const documents = lines.map(({ document }) => document);
  const moved = documents.map((document) => movementOf(document, (day) => day >= from && day <= to));
  const closings = documents.map((document) => balanceOn(document, to));
  return {
    currency,
    opening: money(documents.map((document) => balanceOf(movementOf(document, (day) => day < from)))),
    opened: money(moved.map(({ opened }) => opened)),
    credited: money(moved.map(({ credited }) => credited)),
    paid: money(moved.map(({ paid }) => paid)),
    refunded: money(moved.map(({ refunded }) => refunded)),
    closing: money(closings),
    open: openOf(lines),
    inFavour: money(closings.map((closing) => Math.max(-closing, 0))),
    overdue: openOf(lines.filter(({ daysOverdue }) => daysOverdue > 0)),
  };
};

/** Issued, paid, credited or refunded in the period, or not even on its last day. */
const belongs = (document: CustomerDocument, { from, to }: Period): boolean => {
  const { issueDate, payments, credits, refunds } = document;
  const days = [issueDate, ...[...payments, ...credits, ...refunds].map(({ day }) => day)];
  return days.some((day) => day >= from && day <= to) || balanceOn(document, to) !== 0;
};

/**
 * The account of a customer: documents with something in the period, and those that are not even on its last day.
 * @param documents all documents issued until the last day, in the order of issue
 */
export const statementOf = (documents: readonly CustomerDocument[], period: Period): Statement => {
  const lines = documents
    .filter((document) => belongs(document, period))
    .map((document) => lineOf(document, period));
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
