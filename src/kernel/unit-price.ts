import type { Currency } from './currency.ts';
import { decimalOf, scaledNumber, scaledOf } from './decimal.ts';
import { divideHalfUp, Money } from './money.ts';

/** Millionths of a unit of the currency in one minor unit. */
const millionthsInMinor = 10_000n;

/** A price that is not whole in minor units: `0.14321`. */
export class FinePrice<C extends Currency = Currency> {
  readonly millionths: bigint;
  readonly currency: C;

  /** Made by `unitPriceOf`, which gives `Money` where that is exact. */
  constructor(millionths: bigint, currency: C) {
    this.millionths = millionths;
    this.currency = currency;
  }

  /** The decimal number of the API, with at most six decimals. */
  toDecimal(): number {
    return Number(this.toString());
  }

  /** Decimal text without trailing zeros. */
  toString(): string {
    return decimalOf(this.millionths);
  }
}

/**
 * The price of one unit, exact to six decimals (decisions, prices): only amounts of lines are rounded. A price that is whole
 * in minor units is always `Money`, so that one price has one form in hashes and comparisons.
 */
export type UnitPrice<C extends Currency = Currency> = Money<C> | FinePrice<C>;

/** @param millionths of a unit of the currency */
export const unitPriceOf = <C extends Currency>(millionths: bigint, currency: C): UnitPrice<C> =>
  millionths % millionthsInMinor === 0n
    ? Money.ofMinor(millionths / millionthsInMinor, currency)
    : new FinePrice(millionths, currency);

/** Reads decimal text (`0.14321`), which may be negative. */
export const readUnitPrice = <C extends Currency>(decimal: string, currency: C): UnitPrice<C> => {
  const isBelow = decimal.startsWith('-');
  const millionths = scaledOf(isBelow ? decimal.slice(1) : decimal);
  return unitPriceOf(isBelow ? -millionths : millionths, currency);
};

/** Reads a decimal number of the API, not negative. @throws RangeError when it has more than six decimals */
export const unitPriceOfDecimal = <C extends Currency>(value: number, currency: C): UnitPrice<C> =>
  unitPriceOf(scaledNumber(value), currency);

/** The price rounded half-up to the minor unit. */
export const roundedPrice = <C extends Currency>(price: UnitPrice<C>): Money<C> =>
  price instanceof Money
    ? price
    : Money.ofMinor(divideHalfUp(price.millionths, millionthsInMinor), price.currency);

/** Millionths in the last decimal of a price, in a cent at most: to what a price computed from it is rounded. */
export const stepOf = ({ millionths }: UnitPrice): bigint =>
  [10_000n, 1_000n, 100n, 10n].find((step) => millionths % step === 0n) ?? 1n;

/** Decimal text of a price that is finer than minor units, else null. */
export const finePriceText = (price: UnitPrice): string | null =>
  price instanceof Money ? null : price.toString();
