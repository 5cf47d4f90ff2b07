import { expect, test } from 'vitest';
import { amountReadings, parseAmount } from '#web/shared/form/parse-amount.ts';

test.each([
  ['100', 100],
  ['100.00', 100],
  ['19,99', 19.99],
  ['1 234,50', 1234.5],
  ['1\u00a0234,50', 1234.5],
  ['1\u202f234', 1234],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['12,345,678.9', 12345678.9],
  ['1.234.567', 1234567],
  [' 0,5 ', 0.5],
])('%j is the amount %d', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  ['12,345', [12.35, 12345]],
  ['1.234', [1.23, 1234]],
  ['10.001', [10, 10001]],
  ['999,999', [1000, 999999]],
] as const)('%j has two readings, %j, and is taken for neither', (text, readings) => {
  expect(amountReadings(text)).toEqual(readings);
  expect(parseAmount(text)).toBeNull();
});

test.each([
  '',
  'abc',
  '-5',
  '1e9',
  '12.345,6.7',
  '1,2,3',
  '1,234,5',
  '.5',
  '5.',
  '1.2345',
  '0.500',
  '12 34',
  '1 234.567',
  'Infinity',
  '٣',
])('%j is no amount', (text) => {
  expect(amountReadings(text)).toEqual([]);
  expect(parseAmount(text)).toBeNull();
});

test.each([
  ['0,14321', 0.14321],
  ['39.615000', 39.615],
  ['0.500', 0.5],
  ['0,143', 0.143],
  ['1,2345', 1.2345],
  ['1,2340', 1.234],
  ['1 234,567', 1234.567],
  ['1234.567', 1234.567],
  ['1.234,567891', 1234.567891],
  ['1,234,567', 1234567],
  ['19,99', 19.99],
])('%j is the price %d', (text, price) => {
  expect(parseAmount(text, 'price')).toBe(price);
});

test('a price with three decimals that may be thousands is asked about, in all its decimals', () => {
  expect(amountReadings('1,234', 'price')).toEqual([1.234, 1234]);
  expect(amountReadings('0,1432101', 'price')).toEqual([]);
});
