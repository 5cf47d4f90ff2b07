import { expect, it } from 'vitest';
import { settled } from '#sandbox/payments/settlement.ts';

it.each([
  [10_000, 'eur', { amount: 10_000, currency: 'eur', exchangeRate: null }],
  [10_000, 'usd', { amount: 8600, currency: 'eur', exchangeRate: 0.86 }],
  // 25 cents × 0.86 is 21.5.
  [25, 'usd', { amount: 22, currency: 'eur', exchangeRate: 0.86 }],
  [-25, 'usd', { amount: -22, currency: 'eur', exchangeRate: 0.86 }],
])('%i minor units of %s settle in euro, rounded half away from zero', (amount, currency, expected) => {
  expect(settled(amount, currency)).toEqual(expected);
});
