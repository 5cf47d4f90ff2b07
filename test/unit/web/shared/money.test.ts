import { expect, test } from 'vitest';
import { fromMinor, less, minorSum, sumOf, toMinor } from '#web/shared/money.ts';

test.each([
  [0, 0],
  [-0, 0],
  [0.29, 29],
  [1.15, 115],
  [19.99, 1_999],
  [4.35, 435],
  [-1.15, -115],
  [0.1 + 0.2, 30],
  [19.99 * 3, 5_997],
  [99_999_999.99, 9_999_999_999],
  [90_071_992_547.41, 9_007_199_254_741],
])('%d units are %d minor units', (amount, minor) => {
  expect(toMinor(amount)).toBe(minor);
  expect(fromMinor(minor)).toBeCloseTo(amount, 9);
});

test.each([1.005, -1.005, 0.001, 99_999_999.995, NaN, Infinity, Number.MAX_SAFE_INTEGER])(
  '%d is no amount with two decimals',
  (amount) => {
    expect(() => toMinor(amount)).toThrow(new RangeError(`not an amount of money: ${amount}`));
  },
);

test('every amount up to a hundred keeps its cents both ways', () => {
  const cents = Array.from({ length: 10_001 }, (_, minor) => minor);
  expect(cents.filter((minor) => toMinor(fromMinor(minor)) !== minor)).toEqual([]);
});

test('minor units of a draft, which are bigint, become an amount', () => {
  expect(fromMinor(-123_456n)).toBe(-1_234.56);
});

test('sums and differences have no error of binary fractions', () => {
  expect(sumOf([])).toBe(0);
  expect(sumOf([0.1, 0.2])).toBe(0.3);
  expect(sumOf([19.99, 19.99, 19.99])).toBe(59.97);
  expect(sumOf([99_999_999.99, -99_999_999.98])).toBe(0.01);
  expect(minorSum([1.1, 2.2, -3.3])).toBe(0);
  expect(less(0.3, 0.1)).toBe(0.2);
  expect(less(0.3, 0.1, 0.2)).toBe(0);
  expect(less(5)).toBe(5);
  expect(less(1, 1.1)).toBe(-0.1);
});
