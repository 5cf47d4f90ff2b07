import { expect, it } from 'vitest';
import { growthOf, percentOf } from '#modules/payments/domain/percent.ts';

it.each([
  [1, 3, 33.3],
  [2, 3, 66.7],
  [3, 3, 100],
  [0, 5, 0],
  [0, 0, 0],
])('%i of %i payments are a success rate of %d percent, with one decimal', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

it.each([
  [150, 100, 50],
  [50, 100, -50],
  [0, 100, -100],
  [100, 0, null],
])('takings of %i after %i are a growth of %s percent, null after zero', (now, before, growth) => {
  expect(growthOf(now, before)).toBe(growth);
});
