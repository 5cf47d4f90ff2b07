import type { CreditNotePreview } from '#contract/invoices/credit-notes.ts';

/** What is left of a line. */
export type LineLeft = CreditNotePreview['lines'][number];
/** A line and its quantity in a request. */
export type ChosenLine = Readonly<{ line: number; quantity: number }>;

/** A typed quantity of at most six decimals; null for another text. */
export const quantityOf = (typed: string): number | null =>
  /^\d{1,6}([.,]\d{1,6})?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : null;

/** The lines with a typed quantity above zero. */
export const chosenLines = (
  lines: readonly LineLeft[],
  quantities: readonly (string | null | undefined)[],
): ChosenLine[] =>
  lines.flatMap(({ line, quantity: left }, place) => {
    const quantity = quantityOf(quantities[place] ?? '');
    return quantity === null || quantity === 0 || quantity > left ? [] : [{ line, quantity }];
  });
