import type { CreditNoteChoice } from '#contract/invoices/credit-notes.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { quantityText } from '#kernel/decimal.ts';
import { Money } from '#kernel/money.ts';
import type { CreditChoice } from '../../domain/corrections/credit-lines.ts';

/**
 * What a credit note takes back, in the currency of its invoice; null when nothing was chosen.
 * @throws InvalidFields when more than one of whole, lines and discount is given
 */
export const readCreditChoice = (
  { whole = false, lines: givenLines, discount: givenDiscount }: CreditNoteChoice,
  currency: ChargeCurrency,
): CreditChoice | null => {
  const lines = givenLines ?? null;
  const discount = givenDiscount ?? null;
  const given = [whole, lines !== null, discount !== null].filter(Boolean);
  if (given.length > 1) throw new InvalidFields([{ field: 'lines', code: 'fields.credit-choice' }]);
  if (whole) return { kind: 'WHOLE' };
  if (discount !== null)
    return {
      kind: 'DISCOUNT',
      amount: Money.ofDecimal(discount.amount, currency),
      lines: discount.lines ?? null,
    };
  if (lines === null) return null;
  return {
    kind: 'LINES',
    lines: lines.map(({ line, quantity, net }) => ({
      line,
      quantity: quantity === undefined ? undefined : quantityText(quantity),
      net: net === undefined ? undefined : Money.ofDecimal(net, currency),
    })),
  };
};

/** @throws InvalidFields when nothing, or more than one thing, is given */
export const requireCreditChoice = (given: CreditNoteChoice, currency: ChargeCurrency): CreditChoice => {
  const choice = readCreditChoice(given, currency);
  if (choice === null) throw new InvalidFields([{ field: 'lines', code: 'fields.credit-choice' }]);
  return choice;
};
