import type { MatchReason } from './match-reason.ts';

/** What a line would pay of a document, in minor units of both. */
export type SuggestedInvoice = Readonly<{ invoiceId: number; amountMinor: number }>;

/** What a line may have paid, as it is stored with the line: documents, or a promised transfer. */
export type StoredSuggestion = Readonly<{
  score: number;
  reasons: readonly MatchReason[];
  /** The line is less than what is open. */
  isPart: boolean;
  invoices: readonly SuggestedInvoice[];
  promiseId: number | null;
}>;

/** Suggestions that are kept of a line. */
export const mostSuggestions = 3;

/** A suggestion as it is shown: with what is open of its documents now, in minor units. */
export type SuggestionView = Readonly<{
  score: number;
  reasons: readonly MatchReason[];
  isPart: boolean;
  invoices: readonly Readonly<{
    invoiceId: number;
    invoiceNumber: string;
    buyerName: string | null;
    openMinor: number;
    amountMinor: number;
  }>[];
  promise: Readonly<{
    id: number;
    reference: string;
    amountMinor: number;
    customerName: string | null;
    description: string | null;
  }> | null;
}>;
