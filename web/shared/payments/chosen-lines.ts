import type { CreditNotePreview } from '#contract/invoices/credit-notes.ts';
import { parseQuantity } from '../form/parse-number.ts';
import type { Language } from '../messages/language.ts';

/** What is left of a line. */
export type LineLeft = CreditNotePreview['lines'][number];
/** A line and its quantity in a request. */
export type ChosenLine = Readonly<{ line: number; quantity: number }>;

/** The lines with something left: only of them a part can be chosen. The place is that in the document. */
export const linesToChoose = (
  lines: readonly LineLeft[],
): readonly Readonly<{ line: LineLeft; place: number }>[] =>
  lines
    .map((line, place) => ({ line, place }))
    .filter(({ line: { quantity, total } }) => quantity > 0 && total > 0);

/** Why a typed quantity cannot be chosen. */
export const quantityFault = (
  quantity: number | null,
  left: number,
): 'NO_NUMBER' | 'TOO_MUCH' | undefined => {
  if (quantity === null) return 'NO_NUMBER';
  return quantity > left ? 'TOO_MUCH' : undefined;
};

/** A quantity with its decimals. */
export const shownQuantity = (quantity: number, language: Language): string =>
  quantity.toLocaleString(language, { maximumFractionDigits: 6 });

/** The lines with a typed quantity above zero. */
export const chosenLines = (
  lines: readonly LineLeft[],
  quantities: readonly (string | null | undefined)[],
): ChosenLine[] =>
  lines.flatMap(({ line, quantity: left }, place) => {
    const quantity = parseQuantity(quantities[place] ?? '');
    return quantity === null || quantity === 0 || quantity > left ? [] : [{ line, quantity }];
  });
