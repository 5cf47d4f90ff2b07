import type { BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import type { Money } from '#kernel/money.ts';
import { chargeProblems } from '#modules/links/index.ts';
import { installmentProblems } from '../domain/installments.ts';
import type { InvoiceDraft } from '../domain/written-invoice.ts';

type Amounts = Readonly<{
  total: Money<ChargeCurrency>;
  today: BusinessDate;
  /** Whether it deducts advances: what they leave may be too small for a card, and it has no link then. */
  isFinal: boolean;
  /** Whether the product writes it: what no card can pay has no link then, and is above zero all the same. */
  isOfProduct: boolean;
}>;

/** Every instalment, else the total, can be charged to a card. */
export const amountProblems = (
  { installments = [] }: InvoiceDraft,
  { total, today, isFinal, isOfProduct }: Amounts,
): FieldProblem[] => {
  if (installments.length > 0)
    return [
      ...installmentProblems(installments, { total, today }),
      ...installments.flatMap(({ amount }, place) => chargeProblems(amount, `installments.${place}.amount`)),
    ];
  if (isOfProduct && total.minor > 0n) return [];
  return chargeProblems(total, 'items').filter(({ code }) => !isFinal || code !== 'fields.charge-too-small');
};

/** What is withheld is a part of the total. */
export const withheldProblems = (
  withheld: Money<ChargeCurrency> | undefined,
  total: Money<ChargeCurrency>,
): FieldProblem[] => {
  if (withheld === undefined) return [];
  const { currency } = total;
  const isPart = withheld.currency === currency && withheld.minor > 0n && !withheld.isMoreThan(total);
  if (isPart) return [];
  return [{ field: 'withheld', code: 'fields.withheld', params: { total: total.toDecimal(), currency } }];
};
