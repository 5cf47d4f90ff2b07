import { divideHalfUp } from './money.ts';

/** Days until an invoice without a due date is due (decision 5). */
export const defaultDueDays = 14;

/** A line of an invoice: price without VAT in minor units, quantity in thousandths, rate in percent. */
export type PricedLine<R extends number = number> = Readonly<{
  unitPriceMinor: bigint;
  quantityThousandths: bigint;
  taxRate: R;
  /** Discount of the line in hundredths of a percent, below 10,000; absent: none. */
  discountHundredths?: bigint | undefined;
}>;

/** Sums in minor units of the invoice's currency. */
export type InvoiceSums<R extends number = number> = Readonly<{
  /** The net amount of each line, in the order of the lines. */
  nets: readonly bigint[];
  /** Tax base and tax of each rate in use, the highest rate first. */
  byRate: readonly Readonly<{ rate: R; base: bigint; tax: bigint }>[];
  subtotal: bigint;
  tax: bigint;
  total: bigint;
}>;

const sumOf = (parts: readonly bigint[]): bigint => parts.reduce((sum, part) => sum + part, 0n);

/**
 * Sums of an invoice in minor units, rounded half-up: each line by itself after its discount, and VAT once for each rate on the tax base of
 * that rate (VAT Act, art. 114(1)11 to 14). Used by the form's preview and by the issued document.
 */
export const sumInvoice = <R extends number>(lines: readonly PricedLine<R>[]): InvoiceSums<R> => {
  const nets = lines.map(({ unitPriceMinor, quantityThousandths, discountHundredths = 0n }) =>
    divideHalfUp(unitPriceMinor * quantityThousandths * (10_000n - discountHundredths), 10_000_000n),
  );
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].toSorted((one, other) => other - one);
  const byRate = rates.map((rate) => {
    const base = sumOf(nets.filter((_, place) => lines[place]!.taxRate === rate));
    return { rate, base, tax: divideHalfUp(base * BigInt(rate), 100n) };
  });
  const [subtotal, tax] = [sumOf(nets), sumOf(byRate.map((each) => each.tax))];
  return { nets, byRate, subtotal, tax, total: subtotal + tax };
};
