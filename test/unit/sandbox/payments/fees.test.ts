import { expect, it } from 'vitest';
import { processingFee } from '#sandbox/payments/fees.ts';

it.each([
  [10_000, 'eur', 305],
  [10_000, 'usd', 308],
  [50, 'eur', 16],
  // 2.9 % of 0.50 is 1.45 cents and of 17.24 is 49.996: rounded half up.
  [1724, 'eur', 65],
  [500, 'eur', 30],
  [99_999_999, 'eur', 2_900_015],
])('The fee of %i %s minor units is %i', (amount, currency, fee) => {
  expect(processingFee(amount, currency)).toBe(fee);
});
