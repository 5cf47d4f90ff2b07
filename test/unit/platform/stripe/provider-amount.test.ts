import { expect, it } from 'vitest';
import { readAmount, sumOfAmounts } from '#platform/stripe/provider-amount.ts';

it('an amount of the provider is read with its currency in upper case', () => {
  expect(readAmount({ amount: 1_999, currency: 'usd' })).toEqual({ minor: 1_999, currency: 'USD' });
});

it('amounts of one currency have a sum; none and several currencies have none', () => {
  const euro = { minor: 250, currency: 'EUR' };
  expect(sumOfAmounts([euro, { minor: -50, currency: 'EUR' }])).toEqual({ minor: 200, currency: 'EUR' });
  expect(sumOfAmounts([])).toBeNull();
  expect(sumOfAmounts([euro, { minor: 100, currency: 'USD' }])).toBeNull();
});
