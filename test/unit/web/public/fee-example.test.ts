import { expect, test } from 'vitest';
import { fixedLevRate } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';
import { businessDate } from '#kernel/business-date.ts';
import { feesOf } from '#kernel/fees.ts';
import { feeExample } from '#web/public/pricing/fee-example.ts';

const shares = {
  platformBasisPoints: 150,
  providerBasisPoints: 290,
  validFrom: businessDate('2026-01-01'),
};

test.each([
  ['lev', 'BGN', 30],
  ['euro', 'EUR', 15],
] as const)('the worked example in %s is what the platform books', (side, currency, providerFixedMinor) => {
  const price = Money.ofMinor(BigInt(feeExample.price[side]), currency);
  const {
    platformFee: platform,
    merchantFee: provider,
    netAmount: net,
  } = feesOf(price, { ...shares, currency, providerFixedMinor });
  expect([platform.minor, provider.minor, net.minor].map(Number)).toEqual([
    feeExample.platform[side],
    feeExample.provider[side],
    feeExample.net[side],
  ]);
  expect(feeExample.total[side]).toBe(Number(platform.plus(provider).minor));
});

test('the example’s amount in euro is its amount in lev at the fixed rate', () => {
  const inEuro = fixedLevRate.toEuro(Money.ofMinor(BigInt(feeExample.price.lev), 'BGN'));
  expect(Number(inEuro.minor)).toBe(feeExample.price.euro);
});
