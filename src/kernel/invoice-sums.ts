import { divideHalfUp } from './money.ts';

/** Days until an invoice without a due date is due (decision 5). */
export const defaultDueDays = 14;

/** A line of an invoice: price in minor units, quantity in thousandths, rate in percent. */
export type PricedLine<R extends number = number> = Readonly<{
  unitPriceMinor: bigint;
  quantityThousandths: bigint;
  taxRate: R;
  /** Discount of the line in hundredths of a percent, below 10,000; absent: none. */
  discountHundredths?: bigint | undefined;
  /** Whether the price holds VAT; absent: it does not. */
  priceHoldsVat?: boolean | undefined;
}>;

/** Sums in minor units of the invoice's currency. */
export type InvoiceSums<R extends number = number> = Readonly<{
  /** The net amount of each line, in the order of the lines. */
  nets: readonly bigint[];
  /** The tax of each line whose price holds it; 0 for the others, whose tax is computed once for each rate. */
  heldTaxes: readonly bigint[];
  /** Tax base and tax of each rate in use, the highest rate first. */
  byRate: readonly Readonly<{ rate: R; base: bigint; tax: bigint }>[];
  subtotal: bigint;
  tax: bigint;
  total: bigint;
}>;

const sumOf = (parts: readonly bigint[]): bigint => parts.reduce((sum, part) => sum + part, 0n);

/** The VAT that an amount holds, rounded half-up: it takes the rounding, and the amount stays exact. */
export const heldTaxOf = (gross: bigint, rate: number): bigint =>
  divideHalfUp(gross * BigInt(rate), 100n + BigInt(rate));

/**
 * Sums of an invoice in minor units, rounded half-up: each line by itself after its discount, and VAT once for each rate on
 * the tax base of that rate (VAT Act, art. 114(1)11 to 14). Of a line whose price holds VAT the gross amount is exact, and its
 * VAT is taken out of it. Used by the form's preview and by the issued document.
 */
export const sumInvoice = <R extends number>(lines: readonly PricedLine<R>[]): InvoiceSums<R> => {
  const amounts = lines.map(({ unitPriceMinor, quantityThousandths, discountHundredths = 0n }) =>
    divideHalfUp(unitPriceMinor * quantityThousandths * (10_000n - discountHundredths), 10_000_000n),
  );
  const heldTaxes = lines.map(({ priceHoldsVat = false, taxRate }, place) =>
    priceHoldsVat ? heldTaxOf(amounts[place]!, taxRate) : 0n,
  );
  const nets = amounts.map((amount, place) => amount - heldTaxes[place]!);
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].toSorted((one, other) => other - one);
  const byRate = rates.map((rate) => {
    const at = (isHeld: boolean) => (_: bigint, place: number) =>
      lines[place]!.taxRate === rate && (lines[place]!.priceHoldsVat ?? false) === isHeld;
    const base = sumOf(nets.filter(at(false)));
    const tax = divideHalfUp(base * BigInt(rate), 100n) + sumOf(heldTaxes.filter(at(true)));
    return { rate, base: base + sumOf(nets.filter(at(true))), tax };
  });
  const [subtotal, tax] = [sumOf(nets), sumOf(byRate.map((each) => each.tax))];
  return { nets, heldTaxes, byRate, subtotal, tax, total: subtotal + tax };
};
