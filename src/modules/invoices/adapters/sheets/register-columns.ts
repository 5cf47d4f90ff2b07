import type { Language } from '#kernel/language.ts';
import type { Sentences } from '#kernel/sentences.ts';
import type { RegisterRow } from '../../ports/invoice-register.ts';

/** TEXT is words, DATE `YYYY-MM-DD`, AMOUNT minor units. */
type Column = Readonly<{ code: string; width: number }> &
  Readonly<
    | { kind: 'TEXT'; value(row: RegisterRow, say: Say): string | null }
    | { kind: 'DATE'; value(row: RegisterRow): string }
    | { kind: 'AMOUNT'; value(row: RegisterRow): number }
  >;
export type Say = (code: string) => string;

export const speech =
  (sentences: Sentences, language: Language): Say =>
  (code) =>
    sentences.say(language, `invoices.${code}`);

const text = (code: string, width: number, value: (row: RegisterRow, say: Say) => string | null): Column => ({
  code,
  width,
  kind: 'TEXT',
  value,
});
const day = (code: string, value: (row: RegisterRow) => string): Column => ({
  code,
  width: 13,
  kind: 'DATE',
  value,
});
const amount = (code: string, value: (row: RegisterRow) => number): Column => ({
  code,
  width: 15,
  kind: 'AMOUNT',
  value,
});

const noteOf = ({ isTest, isAnnulled }: RegisterRow, say: Say): string | null =>
  isTest ? say('document.test') : isAnnulled ? say('document.annulled') : null;

/** The register's columns from left to right, the same in every format. */
export const registerColumns: readonly Column[] = [
  text('register.merchant', 28, ({ merchantName }) => merchantName),
  text('register.number', 14, ({ invoiceNumber }) => invoiceNumber),
  text('register.type', 18, ({ type }, say) => say(`document.${type}`)),
  text('register.status', 14, ({ status }, say) => say(`status.${status}`)),
  text('register.note', 24, noteOf),
  day('register.issue-date', ({ issueDate }) => issueDate),
  day('register.tax-event-date', ({ taxEventDate }) => taxEventDate),
  day('register.due-date', ({ dueDate }) => dueDate),
  text('register.corrects', 14, ({ correctsNumber }) => correctsNumber),
  text('register.customer', 28, ({ customerName }) => customerName),
  text('register.customer-tax-id', 16, ({ customerTaxId }) => customerTaxId),
  text('register.customer-vat-number', 16, ({ customerVatNumber }) => customerVatNumber),
  text('register.customer-email', 28, ({ customerEmail }) => customerEmail),
  text('register.description', 36, ({ description }) => description),
  text('register.currency', 9, ({ currency }) => currency),
  amount('register.base-20', ({ base20Minor }) => base20Minor),
  amount('register.vat-20', ({ vat20Minor }) => vat20Minor),
  amount('register.base-9', ({ base9Minor }) => base9Minor),
  amount('register.vat-9', ({ vat9Minor }) => vat9Minor),
  amount('register.base-0', ({ base0Minor }) => base0Minor),
  amount('register.total', ({ totalMinor }) => totalMinor),
  amount('register.paid', ({ paidMinor }) => paidMinor),
  amount('register.base-in-euro', ({ eurSubtotalMinor }) => eurSubtotalMinor),
  amount('register.vat-in-euro', ({ eurTaxMinor }) => eurTaxMinor),
];
