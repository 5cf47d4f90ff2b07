import { describe, expect, test } from 'vitest';
import {
  isOnSale,
  planFeatures,
  planHas,
  planPrices,
  plans,
  raisedLimits,
  upcomingFeatures,
} from '#contract/merchants/plans.ts';
import { fixedLevRate } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';
import { bg } from '#web/public/messages/bg.ts';
import { en } from '#web/public/messages/en.ts';
import { bg as pricingBg } from '#web/public/pricing/messages/bg.ts';
import { en as pricingEn } from '#web/public/pricing/messages/en.ts';
import { registrationFor, shownFeatures, wantedPlanIn } from '#web/public/pricing/plans.ts';

const existing = Object.values(planFeatures).flat();
const upcoming = Object.values(upcomingFeatures).flat();

test('the euro price of every plan is its lev price at the fixed rate', () => {
  for (const { lev, euro } of Object.values(planPrices)) {
    expect(Number(fixedLevRate.toEuro(Money.ofMinor(lev, 'BGN')).minor)).toBe(euro);
  }
});

test('a feature belongs to one plan, and each larger plan has it', () => {
  expect(new Set([...existing, ...upcoming]).size).toBe(existing.length + upcoming.length);
  expect(plans.map((plan) => planHas(plan, 'paymentLinks'))).toEqual([true, true, true]);
  expect(plans.map((plan) => planHas(plan, 'reminders'))).toEqual([false, true, true]);
});

test('a plan is on sale when it adds a feature or raises a limit: all of them', () => {
  expect(plans.map((plan) => raisedLimits(plan).length > 0)).toEqual([false, true, true]);
  expect(plans.filter(isOnSale)).toEqual([...plans]);
});

describe.each([
  ['bg', bg, pricingBg, 'очаквайте'],
  ['en', en, pricingEn, 'coming soon'],
] as const)('the pages of prices, language %s', (_, { public: { landing } }, { pricing }, soon) => {
  test('the page of prices names the features of the table and no other', () => {
    expect(Object.keys(pricing.features).toSorted()).toEqual([...existing, ...upcoming].toSorted());
  });

  test('the cards name features of the table, and those that do not exist as coming', () => {
    const { offers } = landing.pricing;
    expect(Object.keys(offers).toSorted()).toEqual([...shownFeatures, ...upcoming].toSorted());
    const soonOnes = Object.entries(offers).filter(([, text]) => text.includes(soon));
    expect(soonOnes.map(([feature]) => feature).toSorted()).toEqual([...upcoming].toSorted());
  });
});

test('the address of the registration keeps a larger plan, and no other word', () => {
  const wantedIn = (path: string) => wantedPlanIn(new URL(path, 'https://plateno.example').searchParams);
  expect(plans.map((plan) => wantedIn(registrationFor(plan)))).toEqual([undefined, 'GROWTH', 'PRO']);
  expect(wantedIn('/register?plan=GOLD')).toBeUndefined();
});
