import { allocate } from '#kernel/allocate.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { unitPriceOf } from '#kernel/unit-price.ts';
import { heldTaxOf } from '#contract/invoices/words/invoice-sums.ts';
import type { Supplier } from './document-for-payment.ts';
import { linesOf, type InvoiceDraft } from './written-invoice.ts';

/** Millionths of a unit in a minor unit. */
const millionths = 10_000n;

/**
 * A part of a sale as an advance (VAT Act, art. 25(7)): one line for each rate and ground, with VAT in its price. The
 * amount is split by what the sale is worth at each of them, by the largest remainder, so that the lines add up to it.
 * @param text of each line
 */
export const advanceOfSale = (
  draft: InvoiceDraft,
  supplier: Pick<Supplier, 'vatRegistration'>,
  { amount, text, unit }: Readonly<{ amount: Money<ChargeCurrency>; text: string; unit: string }>,
): InvoiceDraft => {
  const groups = [
    ...Map.groupBy(
      linesOf(draft, supplier),
      ({ taxRate, vatGround }) => `${taxRate} ${vatGround ?? ''}`,
    ).values(),
  ].map((lines) => ({
    rate: lines[0]!.taxRate,
    ground: lines[0]!.vatGround ?? null,
    gross: lines.reduce((sum, { net, tax }) => sum + net.minor + tax.minor, 0n),
  }));
  const shares = allocate(
    amount.minor,
    groups.map(({ gross }) => gross),
  );
  const lines = groups.flatMap(({ rate, ground }, place) => {
    const share = shares[place]!;
    if (share === 0n) return [];
    return [
      {
        description: text,
        quantity: '1',
        unit,
        unitPrice: unitPriceOf((share - heldTaxOf(share, rate)) * millionths, draft.currency),
        grossUnitPrice: unitPriceOf(share * millionths, draft.currency),
        taxRate: rate,
        vatGround: ground,
      },
    ];
  });
  return { ...draft, lines, isAdvance: true, installments: [] };
};
