import { expect, test } from 'vitest';
import { fixedLevRate } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';
import { plans } from '#web/public/pricing/plans.ts';

test('every plan costs in euro what it costs in lev, at the fixed rate', () => {
  for (const { lev, euro } of plans) {
    const inEuro = fixedLevRate.toEuro(Money.ofMinor(BigInt(lev * 100), 'BGN'));
    expect(inEuro.minor).toBe(BigInt(Math.round(euro * 100)));
  }
});
