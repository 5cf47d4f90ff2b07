import { divideHalfUp } from './money.ts';

/** Decisions, 5: an invoice that names no day is due in two weeks. */
export const defaultDueDays = 14;

/** A line as it is written: a price without VAT in minor units, a quantity in thousandths, a rate in percent. */
export type PricedLine<R extends number = number> = Readonly<{
  unitPriceMinor: bigint;
  quantityThousandths: bigint;
  taxRate: R;
}>;

export type InvoiceSums<R extends number = number> = Readonly<{
  /** Of each line, in the order of the lines. */
  nets: readonly bigint[];
  /** Of each rate that is there, the highest first. */
  byRate: readonly Readonly<{ rate: R; base: bigint; tax: bigint }>[];
  subtotal: bigint;
  tax: bigint;
  total: bigint;
}>;

const sumOf = (parts: readonly bigint[]): bigint => parts.reduce((sum, part) => sum + part, 0n);

/**
 * What an invoice adds up to, all in minor units and half-up: each line by itself, and VAT once for each rate on the tax
 * base of that rate (VAT Act, art. 114(1)11 to 14). The form previews by it and the document is issued by it.
 */
export const sumInvoice = <R extends number>(lines: readonly PricedLine<R>[]): InvoiceSums<R> => {
  const nets = lines.map(({ unitPriceMinor, quantityThousandths }) =>
    divideHalfUp(unitPriceMinor * quantityThousandths, 1_000n),
  );
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].toSorted((one, other) => other - one);
  const byRate = rates.map((rate) => {
    const base = sumOf(nets.filter((_, place) => lines[place]!.taxRate === rate));
    return { rate, base, tax: divideHalfUp(base * BigInt(rate), 100n) };
  });
  const [subtotal, tax] = [sumOf(nets), sumOf(byRate.map((each) => each.tax))];
  return { nets, byRate, subtotal, tax, total: subtotal + tax };
};
