import { expect, test } from 'vitest';
import { parseAmount } from '#web/shared/form/parse-amount.ts';

test.each([
  ['100', 100],
  ['100.00', 100],
  ['19,99', 19.99],
  ['1 234,50', 1234.5],
  ['1\u00a0234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1.234', 1234],
  ['10.001', 10001],
  ['12,345,678.9', 12345678.9],
  [' 0,5 ', 0.5],
])('%j means %d', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each(['', 'abc', '-5', '1e9', '12.345,6.7', '1,2,3', '.5', '5.', '1.2345', 'Infinity', '٣'])(
  '%j is no amount',
  (text) => {
    expect(parseAmount(text)).toBeNull();
  },
);
