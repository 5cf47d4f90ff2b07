import { allocate } from '#kernel/allocate.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { unitPriceOf } from '#kernel/unit-price.ts';
import { heldTaxOf } from '#contract/invoices/words/invoice-sums.ts';
import { sumsOfLines } from './advances.ts';
import type { Supplier } from './document-for-payment.ts';
import type { InvoiceLine } from './invoice-document.ts';
import { vatTreatmentOf } from './vat.ts';
import { linesOf, type DraftLine, type InvoiceDraft } from './written-invoice.ts';

/** Millionths of a unit in a minor unit. */
const millionths = 10_000n;

type Rated = Pick<ReturnType<typeof sumsOfLines>[number], 'rate' | 'vatGround'>;
const isSameVat = (one: Rated, other: Rated): boolean =>
  one.rate === other.rate && one.vatGround === other.vatGround;

/** What lines are worth with VAT at each rate and ground. */
const grossByVat = (lines: readonly InvoiceLine[]) =>
  sumsOfLines(lines, null).map(({ net, tax, ...vat }) => ({ ...vat, gross: net + tax }));

/**
 * What is left of a sale at each rate and ground. Advances by another registration took nothing of its rates: then the whole
 * sale counts.
 */
const leftOfSale = (goods: readonly InvoiceLine[], earlier: readonly InvoiceLine[], amount: bigint) => {
  const [whole, before] = [grossByVat(goods), grossByVat(earlier)];
  const left = whole.map((sold) => {
    const taken = before.find((one) => isSameVat(one, sold))?.gross ?? 0n;
    return { ...sold, gross: sold.gross > taken ? sold.gross - taken : 0n };
  });
  return left.reduce((sum, { gross }) => sum + gross, 0n) < amount ? whole : left;
};

/**
 * A part of a sale as an advance (VAT Act, art. 25(7)): one line for each rate and ground, with VAT in its price. The
 * amount is split by what is left of the sale at each of them, by the largest remainder: the lines add up to it, and no
 * advance takes more of a rate than the final invoice can deduct.
 * @param text of each line
 * @param earlier the lines of the advances before it
 */
export const advanceOfSale = (
  draft: InvoiceDraft,
  supplier: Pick<Supplier, 'vatRegistration'>,
  {
    amount,
    text,
    unit,
    earlier,
  }: Readonly<{
    amount: Money<ChargeCurrency>;
    text: string;
    unit: string;
    earlier: readonly InvoiceLine[];
  }>,
): InvoiceDraft => {
  const groups = leftOfSale(linesOf(draft, supplier), earlier, amount.minor);
  const shares = allocate(
    amount.minor,
    groups.map(({ gross }) => gross),
  );
  const lines = groups.flatMap(({ rate, vatGround = null }, place): DraftLine[] => {
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
        vatGround,
      },
    ];
  });
  return { ...draft, lines, isAdvance: true, installments: [] };
};

/**
 * The same sale for a seller whose registration for VAT has changed since it was agreed: each line keeps its price with VAT and
 * gets the rate of the registration. Its quantity is part of its text, so that no price is rounded.
 */
export const fittedSale = (
  draft: InvoiceDraft,
  supplier: Pick<Supplier, 'vatRegistration'>,
): InvoiceDraft => {
  const { rate, vatGround } = vatTreatmentOf(supplier.vatRegistration);
  const lines = linesOf(draft, supplier).map(({ description, quantity, unit, net, tax }): DraftLine => {
    const gross = net.plus(tax).minor;
    return {
      description: quantity === '1' ? description : `${description} (${quantity} ${unit})`,
      quantity: '1',
      unit,
      unitPrice: unitPriceOf((gross - heldTaxOf(gross, rate)) * millionths, draft.currency),
      grossUnitPrice: unitPriceOf(gross * millionths, draft.currency),
      taxRate: rate,
    };
  });
  return { ...draft, lines, zeroRateGround: vatGround };
};
