import { describe, expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { fixedLevRate } from '#kernel/euro-rate.ts';
import { feesOf } from '#kernel/fees.ts';
import { Money } from '#kernel/money.ts';
import { bg as termsBg } from '#web/public/legal/terms/bg.ts';
import { en as termsEn } from '#web/public/legal/terms/en.ts';
import { bg } from '#web/public/messages/bg.ts';
import { en } from '#web/public/messages/en.ts';
import { feeExample, publishedFees } from '#web/public/pricing/fee-example.ts';
import { bg as pricingBg } from '#web/public/pricing/messages/bg.ts';
import { en as pricingEn } from '#web/public/pricing/messages/en.ts';

const { platformBasisPoints, providerBasisPoints, providerFixedMinor } = publishedFees;

test.each([
  ['lev', 'BGN'],
  ['charged', 'EUR'],
  ['euro', 'EUR'],
] as const)('the worked example in %s is what the platform books', (side, currency) => {
  const rates = { platformBasisPoints, providerBasisPoints, validFrom: businessDate('2026-01-01') };
  const {
    platformFee: platform,
    merchantFee: provider,
    netAmount: net,
  } = feesOf(Money.ofMinor(BigInt(feeExample.price[side]), currency), {
    ...rates,
    currency,
    providerFixedMinor: providerFixedMinor[currency],
  });
  expect([platform.minor, provider.minor, net.minor].map(Number)).toEqual([
    feeExample.platform[side],
    feeExample.provider[side],
    feeExample.net[side],
  ]);
  expect(feeExample.total[side]).toBe(Number(platform.plus(provider).minor));
});

test('the charged amount of the example is its amount in lev at the fixed rate', () => {
  const inEuro = fixedLevRate.toEuro(Money.ofMinor(BigInt(feeExample.price.lev), 'BGN'));
  expect(Number(inEuro.minor)).toBe(feeExample.price.charged);
});

describe.each([
  ['bg', bg.public.landing.pricing.fees, pricingBg.pricing.example, termsBg],
  ['en', en.public.landing.pricing.fees, pricingEn.pricing.example, termsEn],
] as const)('the fees that the pages name, language %s', (language, landing, example, terms) => {
  const number = (value: number, minimumFractionDigits = 0): string =>
    new Intl.NumberFormat(language, { minimumFractionDigits }).format(value);
  const percent = (basisPoints: number): string => `${number(basisPoints / 100)}%`;
  const platform = percent(platformBasisPoints);
  const provider = [
    percent(providerBasisPoints),
    number(providerFixedMinor.EUR / 100, 2),
    number(providerFixedMinor.BGN / 100, 2),
  ];

  test('landing, prices and terms name the fees that are booked', () => {
    expect([platform, ...provider].filter((part) => !landing.includes(part))).toEqual([]);
    expect(example.platform).toContain(platform);
    expect(provider.filter((part) => !example.provider.includes(part))).toEqual([]);
    const { text } = terms.chapters.find(({ id }) => id === 'fees')!;
    expect(text.join(' ')).toContain(platform);
  });

  test('the landing page names the total of the example', () => {
    for (const side of ['lev', 'charged'] as const) {
      expect(landing).toContain(number(feeExample.total[side] / 100, 2));
    }
  });
});
