import { expect, it } from 'vitest';
import { processingFee } from '#sandbox/payments/fees.ts';

it.each([
  [10_000, 305],
  [50, 16],
  // 2.9 % of 0.50 is 1.45 cents and of 17.24 is 49.996: rounded half up.
  [1724, 65],
  [500, 30],
  [99_999_999, 2_900_015],
])('the sandbox fee of %i euro cents is %i', (amount, fee) => {
  expect(processingFee(amount)).toBe(fee);
});
