import type { Currency } from './currency.ts';

/** Divides integers and rounds to the nearest, an exact half away from zero. The denominator is positive. */
export const divideHalfUp = (numerator: bigint, denominator: bigint): bigint => {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const quotient = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -quotient : quotient;
};

/** An amount in integer minor units (cents, stotinki) of a currency. Arithmetic on two currencies throws a TypeError. */
export class Money<C extends Currency = Currency> {
  readonly minor: bigint;
  readonly currency: C;

  private constructor(minor: bigint, currency: C) {
    this.minor = minor;
    this.currency = currency;
  }

  static ofMinor<C extends Currency>(minor: bigint | number, currency: C): Money<C> {
    return new Money(BigInt(minor), currency);
  }

  static zero<C extends Currency>(currency: C): Money<C> {
    return new Money(0n, currency);
  }

  /**
   * Reads a decimal number of the API (`19.99`).
   * @throws RangeError when it is not finite or has more than two decimals
   */
  static ofDecimal<C extends Currency>(amount: number, currency: C): Money<C> {
    const minor = Math.round(amount * 100);
    if (!Number.isSafeInteger(minor) || Math.abs(amount * 100 - minor) > 1e-4) {
      throw new RangeError(`not an amount of money: ${amount}`);
    }
    return new Money(BigInt(minor), currency);
  }

  /** Millionths of a unit of the currency, as prices of one unit are computed. */
  get millionths(): bigint {
    return this.minor * 10_000n;
  }

  /** The decimal number of the API, with at most two decimals. */
  toDecimal(): number {
    return Number(this.minor) / 100;
  }

  plus(other: Money<C>): Money<C> {
    return new Money(this.minor + this.#same(other).minor, this.currency);
  }

  minus(other: Money<C>): Money<C> {
    return new Money(this.minor - this.#same(other).minor, this.currency);
  }

  negated(): Money<C> {
    return new Money(-this.minor, this.currency);
  }

  /** A share in basis points (1.5 % is 150), rounded half-up to the minor unit. */
  basisPoints(points: number): Money<C> {
    return new Money(divideHalfUp(this.minor * BigInt(points), 10_000n), this.currency);
  }

  equals(other: Money): boolean {
    return this.currency === other.currency && this.minor === other.minor;
  }

  isZero(): boolean {
    return this.minor === 0n;
  }

  isMoreThan(other: Money<C>): boolean {
    return this.minor > this.#same(other).minor;
  }

  #same(other: Money<C>): Money<C> {
    if (other.currency !== this.currency) {
      throw new TypeError(`${this.currency} and ${other.currency} do not add up`);
    }
    return other;
  }
}
