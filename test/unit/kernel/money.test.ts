import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideHalfUp, Money } from '#kernel/money.ts';

const minors = fc.bigInt({ min: -10_000_000_000n, max: 10_000_000_000n });
const euro = (minor: bigint | number) => Money.ofMinor(minor, 'EUR');
const sumOf = (amounts: readonly bigint[]) =>
  amounts.reduce((sum, minor) => sum.plus(euro(minor)), Money.zero('EUR'));

describe('amounts', () => {
  it('every amount from 0.00 to 1,000.00 converts to minor units and back without loss', () => {
    for (let cents = 0; cents <= 100_000; cents += 1) {
      const money = Money.ofDecimal(cents / 100, 'EUR');
      expect(money.minor).toBe(BigInt(cents));
      expect(money.toDecimal()).toBe(cents / 100);
    }
  });

  it.each([0.001, 19.999, 1.005, Number.NaN, Infinity, 2 ** 53])('%s is not an amount of money', (amount) => {
    expect(() => Money.ofDecimal(amount, 'EUR')).toThrow(RangeError);
  });

  it('amounts of two currencies cannot be added, subtracted or compared', () => {
    const dollar: Money = Money.ofMinor(1, 'USD');
    const mixed: Money = euro(1);
    expect(() => mixed.plus(dollar)).toThrow(TypeError);
    expect(() => mixed.minus(dollar)).toThrow(TypeError);
    expect(() => mixed.isMoreThan(dollar)).toThrow(TypeError);
    expect(mixed.equals(dollar)).toBe(false);
  });
});

describe('arithmetic', () => {
  it('sums do not depend on the order, and subtraction reverses addition', () => {
    fc.assert(
      fc.property(fc.array(minors, { maxLength: 20 }), minors, (amounts, extra) => {
        const total = sumOf(amounts);
        expect(sumOf(amounts.toReversed()).equals(total)).toBe(true);
        expect(total.plus(euro(extra)).minus(euro(extra)).equals(total)).toBe(true);
        expect(total.plus(total.negated()).isZero()).toBe(true);
      }),
    );
  });

  it('a division rounds halves away from zero and all else to the nearest', () => {
    expect([1n, 2n, 3n, -1n, -3n].map((numerator) => divideHalfUp(numerator, 2n))).toEqual([
      1n,
      1n,
      2n,
      -1n,
      -2n,
    ]);
    fc.assert(
      fc.property(minors, fc.bigInt({ min: 1n, max: 1_000_000n }), (numerator, denominator) => {
        const error = divideHalfUp(numerator, denominator) * denominator - numerator;
        expect(2n * (error < 0n ? -error : error)).toBeLessThanOrEqual(denominator);
      }),
    );
  });

  it('a share in basis points is within half a cent, with the same absolute value for negative amounts', () => {
    fc.assert(
      fc.property(minors, fc.nat(10_000), (minor, points) => {
        const share = euro(minor).basisPoints(points);
        expect(share.equals(euro(-minor).basisPoints(points).negated())).toBe(true);
        const error = share.minor * 10_000n - minor * BigInt(points);
        expect(error <= 5_000n && error >= -5_000n).toBe(true);
      }),
    );
    expect(euro(100).basisPoints(150).minor).toBe(2n);
  });
});
