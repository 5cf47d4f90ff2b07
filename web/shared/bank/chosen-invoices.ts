import type { BankLine } from '#contract/banking/bank-lines.ts';
import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { parseAmount } from '../form/parse-amount.ts';
import { formatAmount } from '../format/format-money.ts';
import type { Language } from '../messages/language.ts';
import { fromMinor, toMinor } from '../money.ts';

/** As many as the contract takes. */
export const mostInvoices = 12;
/** Rows that are shown of a search of open invoices. */
export const mostFound = 8;
/** Statuses of documents that a movement may pay; each is a search of its own. */
export const openStatuses = ['OVERDUE', 'PENDING'] as const;

/** An invoice that a movement paid, with the amount as it is typed. */
export type ChosenInvoice = Readonly<{
  invoiceId: number;
  number: string;
  buyer: string | null;
  open: number;
  /** null: react-admin's cleared field. */
  amount: string | null;
}>;
export interface ChosenValues {
  invoices: ChosenInvoice[];
}

const amountOf = ({ amount }: ChosenInvoice): number => parseAmount(amount ?? '') ?? 0;

/** The body of `POST /bank/lines/:id/match`. */
export const bodyOfChosen = ({ invoices }: ChosenValues) => ({
  invoices: invoices.map((chosen) => ({ invoiceId: chosen.invoiceId, amount: amountOf(chosen) })),
});

/** What the chosen invoices leave of the movement, in its units; below zero when they are more. */
export const restOf = (line: BankLine, invoices: readonly ChosenInvoice[]): number =>
  fromMinor(invoices.reduce((rest, chosen) => rest - toMinor(amountOf(chosen)), toMinor(line.amount)));

/** An invoice with what the others leave of the movement for it. */
export const chosenOf = (
  { id, invoiceNumber, customerName, openAmount }: InvoiceSummary,
  left: number,
  language: Language,
): ChosenInvoice => ({
  invoiceId: id,
  number: invoiceNumber,
  buyer: customerName,
  open: openAmount,
  amount: formatAmount(Math.min(openAmount, Math.max(left, 0)), language),
});

/** Documents that are open, those of the movement's amount first, then by due day. */
export const openFor = (
  { amount }: BankLine,
  found: readonly InvoiceSummary[],
): readonly InvoiceSummary[] => {
  const fits = ({ openAmount }: InvoiceSummary): number => (openAmount === amount ? 0 : 1);
  return found
    .filter(({ type, openAmount }) => type !== 'CREDIT_NOTE' && openAmount > 0)
    .toSorted((one, other) => fits(one) - fits(other) || one.dueDate.localeCompare(other.dueDate));
};
