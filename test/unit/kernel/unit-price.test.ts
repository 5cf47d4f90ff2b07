import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, decimalText, scaledNumber, scaledOf } from '#kernel/decimal.ts';
import { Money } from '#kernel/money.ts';
import {
  finePriceText,
  readUnitPrice,
  roundedPrice,
  stepOf,
  unitPriceOf,
  unitPriceOfDecimal,
} from '#kernel/unit-price.ts';

test.each([
  [0.14321, '0.14321'],
  [39.615, '39.615'],
  [0.1 + 0.2, '0.3'],
  [1.1 * 3, '3.3'],
  [0.000001, '0.000001'],
  [7_000, '7000'],
  [99_999_999.99, '99999999.99'],
  [99_999_999.123456, '99999999.123456'],
  [0, '0'],
])('the number %d is the decimal text %s', (value, text) => {
  expect(decimalText(value)).toBe(text);
});

test.each([1e-7, 0.1432101, 0.14321 + 1e-11, 1.0000005, 1e16, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d has no text of six decimals',
  (value) => {
    expect(decimalText(value)).toBeNull();
    expect(() => scaledNumber(value)).toThrow(RangeError);
  },
);

test('each number of up to six decimals below a hundred million is read exactly, and its text gives it back', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 99_999_999_999_999n), (millionths) => {
      const text = decimalOf(millionths);
      expect(scaledOf(text)).toBe(millionths);
      expect(scaledNumber(Number(text))).toBe(millionths);
      expect(unitPriceOf(millionths, 'EUR').toDecimal()).toBe(Number(text));
      expect(readUnitPrice(`-${text}`, 'EUR').millionths).toBe(-millionths);
    }),
    { numRuns: 10_000 },
  );
});

test('a price of whole cents is Money in each way of reading, and a finer one is rounded half-up only on demand', () => {
  for (const price of [
    unitPriceOf(190_000n, 'EUR'),
    readUnitPrice('0.190', 'EUR'),
    unitPriceOfDecimal(0.19, 'EUR'),
  ])
    expect(price).toEqual(Money.ofMinor(19, 'EUR'));
  const fine = unitPriceOfDecimal(0.145, 'USD');
  expect([fine.millionths, finePriceText(fine), roundedPrice(fine)]).toEqual([
    145_000n,
    '0.145',
    Money.ofMinor(15, 'USD'),
  ]);
  expect([stepOf(fine), stepOf(Money.ofMinor(1, 'EUR')), stepOf(unitPriceOf(1n, 'EUR'))]).toEqual([
    1_000n,
    10_000n,
    1n,
  ]);
});
