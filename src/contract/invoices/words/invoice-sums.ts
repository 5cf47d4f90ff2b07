import { allocate } from '#kernel/allocate.ts';
import { scaledNumber } from '#kernel/decimal.ts';
import { divideHalfUp } from '#kernel/money.ts';

/** Days until an invoice without a due date is due (decision 5). */
export const defaultDueDays = 14;

/** A line of an invoice: price and quantity in millionths, rate in percent. */
export type PricedLine<R extends number = number> = Readonly<{
  unitPriceMillionths: bigint;
  quantityMillionths: bigint;
  taxRate: R;
  /** Discount of the line in hundredths of a percent, below 10,000; absent: none. */
  discountHundredths?: bigint | undefined;
  /** Whether the price holds VAT; absent: it does not. */
  priceHoldsVat?: boolean | undefined;
}>;

/** A line in decimal numbers, as it is sent to the API; one of both prices. */
export type DecimalLine<R extends number = number> = Readonly<{
  quantity: number;
  unitPrice?: number | null | undefined;
  grossUnitPrice?: number | null | undefined;
  taxRate: R;
  discountPercent?: number | null | undefined;
}>;

/** The line in integers. @throws RangeError when price or quantity has more than six decimals, or the discount more than two */
export const pricedLineOf = <R extends number>(line: DecimalLine<R>): PricedLine<R> => {
  const { quantity, unitPrice, grossUnitPrice, taxRate, discountPercent } = line;
  return {
    unitPriceMillionths: scaledNumber(grossUnitPrice ?? unitPrice ?? 0),
    priceHoldsVat: typeof grossUnitPrice === 'number',
    quantityMillionths: scaledNumber(quantity),
    taxRate,
    discountHundredths: scaledNumber(discountPercent ?? 0, 2),
  };
};

/** Sums in minor units of the invoice's currency. */
export type InvoiceSums<R extends number = number> = Readonly<{
  /** The net amount of each line, in the order of the lines. */
  nets: readonly bigint[];
  /** The tax of each line; the lines of a rate add up to its tax. */
  taxes: readonly bigint[];
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

/** Tax of the amounts that are not null, computed once on their sum and allocated to them. */
const spread = (amounts: readonly (bigint | null)[], taxOf: (sum: bigint) => bigint): readonly bigint[] => {
  const weights = amounts.map((amount) => amount ?? 0n);
  return allocate(taxOf(sumOf(weights)), weights);
};

/**
 * Sums of an invoice in minor units, rounded half-up: each line by itself after its discount, and VAT once for each rate on
 * the tax base of that rate (VAT Act, art. 114(1)11 to 14). Of lines whose prices hold VAT the gross amounts are exact: their
 * VAT is taken once for each rate out of their sum and allocated to them. A rate with both kinds of lines has the VAT of
 * both. Used by the form's preview and by the issued document.
 */
export const sumInvoice = <R extends number>(lines: readonly PricedLine<R>[]): InvoiceSums<R> => {
  const amounts = lines.map(({ unitPriceMillionths, quantityMillionths, discountHundredths = 0n }) =>
    divideHalfUp(unitPriceMillionths * quantityMillionths * (10_000n - discountHundredths), 10n ** 14n),
  );
  const rates = [...new Set(lines.map(({ taxRate }) => taxRate))].toSorted((one, other) => other - one);
  const taxes = lines.map(() => 0n);
  for (const rate of rates) {
    const amountsOf = (isHeld: boolean) =>
      lines.map(({ taxRate, priceHoldsVat = false }, place) =>
        taxRate === rate && priceHoldsVat === isHeld ? amounts[place]! : null,
      );
    const added = spread(amountsOf(false), (base) => divideHalfUp(base * BigInt(rate), 100n));
    const held = spread(amountsOf(true), (gross) => heldTaxOf(gross, rate));
    for (const place of lines.keys()) taxes[place]! += added[place]! + held[place]!;
  }
  const nets = amounts.map((amount, place) =>
    lines[place]!.priceHoldsVat ? amount - taxes[place]! : amount,
  );
  const byRate = rates.map((rate) => {
    const ofRate = (parts: readonly bigint[]) =>
      sumOf(parts.filter((_, place) => lines[place]!.taxRate === rate));
    return { rate, base: ofRate(nets), tax: ofRate(taxes) };
  });
  const [subtotal, tax] = [sumOf(nets), sumOf(taxes)];
  return { nets, taxes, byRate, subtotal, tax, total: subtotal + tax };
};
