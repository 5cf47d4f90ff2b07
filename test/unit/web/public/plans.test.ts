import { expect, test } from 'vitest';
import { fixedLevRate } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';
import { bg } from '#web/public/messages/bg.ts';
import { en } from '#web/public/messages/en.ts';
import { plans } from '#web/public/pricing/plans.ts';

test('the euro price of every plan is its lev price at the fixed rate', () => {
  for (const { lev, euro } of plans) {
    const inEuro = fixedLevRate.toEuro(Money.ofMinor(BigInt(lev * 100), 'BGN'));
    expect(inEuro.minor).toBe(BigInt(Math.round(euro * 100)));
  }
});

test('a plan on sale contains no future feature', () => {
  for (const [catalogue, soon] of [
    [bg, 'очаквайте'],
    [en, 'coming soon'],
  ] as const) {
    const { pricing } = catalogue.public.landing;
    for (const { name, mark } of plans) {
      const offers = Object.values(pricing[name]).filter((text) => text.includes(`(${soon})`));
      expect(offers.length > 0).toBe(mark === 'soon');
    }
  }
});
