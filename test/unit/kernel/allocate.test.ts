import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate } from '#kernel/allocate.ts';

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [5, [0, 10], [0, 5]],
  [0, [0, 0], [0, 0]],
  [7, [2, 5], [2, 5]],
  [2, [1, 2, 2], [0, 1, 1]],
])('%s allocated by weights %j is %j', (amount, weights, shares) => {
  expect(allocate(BigInt(amount), weights.map(BigInt))).toEqual(shares.map(BigInt));
});

const weights = fc.array(fc.bigInt({ min: 0n, max: 10_000_000n }), { minLength: 1, maxLength: 8 });

test('allocated shares add up, differ from the exact share by less than a unit and never exceed their weight', () => {
  fc.assert(
    fc.property(weights, fc.nat(1_000), (given, permille) => {
      const whole = given.reduce((sum, weight) => sum + weight, 0n);
      const amount = (whole * BigInt(permille)) / 1_000n;
      const shares = allocate(amount, given);
      expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(amount);
      for (const [place, share] of shares.entries()) {
        expect(share).toBeLessThanOrEqual(given[place]!);
        const offBy = share * whole - amount * given[place]!;
        expect(whole === 0n || (offBy < whole && offBy > -whole)).toBe(true);
      }
    }),
  );
});

test('an allocation without weights or with negative numbers fails', () => {
  expect(() => allocate(1n, [0n])).toThrow(RangeError);
  expect(() => allocate(-1n, [1n])).toThrow(RangeError);
  expect(() => allocate(1n, [-1n, 3n])).toThrow(RangeError);
});
