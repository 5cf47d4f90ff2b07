import fc from 'fast-check';
import { expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import type { Currency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import { feesOf } from '#kernel/fees.ts';

const fixed: Record<Currency, number> = { EUR: 15, USD: 18, BGN: 30 };
const ratesFor = (currency: Currency) => ({
  currency,
  validFrom: businessDate('2020-01-01'),
  platformBasisPoints: 150,
  providerBasisPoints: 290,
  providerFixedMinor: fixed[currency],
});
const of = (minor: number, currency: Currency) => {
  const { platformFee, merchantFee, netAmount } = feesOf(Money.ofMinor(minor, currency), ratesFor(currency));
  return [platformFee, merchantFee, netAmount].map((money) => money.toDecimal());
};

it.each([
  [100, 'BGN', 1.5, 3.2, 95.3],
  [100, 'EUR', 1.5, 3.05, 95.45],
  [100, 'USD', 1.5, 3.08, 95.42],
  // Each fee is rounded half-up by itself: 0.76695 and 1.48277.
  [51.13, 'EUR', 0.77, 1.63, 48.73],
  // 0.015 is a cent and a half: up.
  [1, 'EUR', 0.02, 0.18, 0.8],
  [0.5, 'EUR', 0.01, 0.16, 0.33],
  [999_999.99, 'EUR', 15_000, 29_000.15, 955_999.84],
] as const)(
  'for %s %s the platform fee is %s, the merchant fee %s and the net amount %s',
  (gross, currency, ...fees) => {
    expect(of(Math.round(gross * 100), currency)).toEqual(fees);
  },
);

it('fees and net amount sum to the gross amount, and none of them is negative', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50, max: 99_999_999 }),
      fc.constantFrom<Currency>('EUR', 'USD', 'BGN'),
      (minor, currency) => {
        const gross = Money.ofMinor(minor, currency);
        const { platformFee, merchantFee, netAmount } = feesOf(gross, ratesFor(currency));
        expect(platformFee.plus(merchantFee).plus(netAmount).equals(gross)).toBe(true);
        for (const part of [platformFee, merchantFee, netAmount])
          expect(part.minor).toBeGreaterThanOrEqual(0n);
      },
    ),
  );
});
