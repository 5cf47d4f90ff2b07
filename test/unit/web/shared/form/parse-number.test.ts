import { expect, test } from 'vitest';
import { parsePercent, parseQuantity, parseWhole } from '#web/shared/form/parse-number.ts';

test.each([
  ['1', 1],
  ['2,5', 2.5],
  ['0.125', 0.125],
  ['1 000', 1_000],
  ['1,2345', 1.2345],
  ['0,000001', 0.000001],
  ['1,2345678', null],
  ['-1', null],
  ['две', null],
])('the quantity „%s“ is %s', (typed, quantity) => {
  expect(parseQuantity(typed)).toBe(quantity);
});

test.each([
  ['12,5', 12.5],
  ['12.5 %', 12.5],
  ['7%', 7],
  ['100', null],
  ['1,234', null],
  ['', null],
])('the discount „%s“ is %s percent', (typed, percent) => {
  expect(parsePercent(typed)).toBe(percent);
});

test.each([
  ['14', 14],
  [' 365 ', 365],
  ['1234', null],
  ['1,5', null],
  ['', null],
])('the whole number „%s“ of at most three digits is %s', (typed, number) => {
  expect(parseWhole(typed, 3)).toBe(number);
});
