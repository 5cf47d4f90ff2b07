import type { BankLine, BankSuggestion } from '#contract/banking/bank-lines.ts';
import { Money } from '#kernel/money.ts';
import type { SuggestionView } from '../../domain/suggestion.ts';
import type { LineView } from '../postgres/line-view.ts';

type Amount = (minor: number) => number;

const presentSuggestion = (
  { score, reasons, isPart, invoices, promise }: SuggestionView,
  amount: Amount,
): BankSuggestion => ({
  score,
  reasons: [...reasons],
  isPart,
  invoices: invoices.map(({ openMinor, amountMinor, ...invoice }) => ({
    ...invoice,
    open: amount(openMinor),
    amount: amount(amountMinor),
  })),
  promise: promise && {
    id: promise.id,
    reference: promise.reference,
    amount: amount(promise.amountMinor),
    customerName: promise.customerName,
    description: promise.description,
  },
});

/** A movement as the API answers it, with its suggestions as they are open now. */
export const presentBankLine = (line: LineView, suggestions: readonly SuggestionView[]): BankLine => {
  const { amountMinor, toReturnMinor, matches, suggestions: _, ...rest } = line;
  const amount: Amount = (minor) => Money.ofMinor(minor, line.currency).toDecimal();
  const paid = matches.reduce((sum, match) => sum + match.amountMinor, 0);
  return {
    ...rest,
    amount: amount(amountMinor),
    suggestions: suggestions.map((suggestion) => presentSuggestion(suggestion, amount)),
    matches: matches.map((match) => ({
      invoiceId: match.invoiceId,
      invoiceNumber: match.invoiceNumber,
      paymentId: match.paymentId,
      payoutId: match.payoutId,
      amount: amount(match.amountMinor),
      reasons: match.reasons,
      matchedBy: match.matchedBy,
      matchedAt: match.matchedAt,
    })),
    // What of an incoming movement neither paid anything nor goes back.
    rest: amount(Math.max(amountMinor - paid - toReturnMinor, 0)),
    toReturn: amount(toReturnMinor),
  };
};
