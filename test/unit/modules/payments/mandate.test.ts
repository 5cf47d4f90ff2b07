import { describe, expect, it } from 'vitest';
import { businessDate, businessDateOf } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { monthOf } from '#kernel/month.ts';
import { chargeRefusal, lastDayOf, monthIn } from '#modules/payments/domain/mandate.ts';
import { seededRandom } from '#test/faults/support/random.ts';

const euros = (minor: number) => Money.ofMinor(minor, 'EUR');
const mandate = {
  endedAt: null,
  expiresOn: businessDate('2028-04-30'),
  providerAccount: null,
  max: euros(12_000),
};
const charge = {
  amount: euros(6_000),
  chargedInMonth: euros(6_000),
  on: businessDate('2026-12-01'),
  account: null,
};

describe('why a card that stays is not charged', () => {
  it.each([
    ['exactly the maximum is charged', {}, {}, null],
    ['a cent above the maximum is not', {}, { chargedInMonth: euros(6_001) }, 'ABOVE_MAXIMUM'],
    ['an ended one is not', { endedAt: new Date() }, {}, 'CARD_ENDED'],
    ['one of another account is not', { providerAccount: 'acct_1' }, {}, 'CARD_ENDED'],
    ['another currency is not', {}, { amount: Money.ofMinor(100, 'USD') }, 'CARD_ENDED'],
    ['its last day counts', {}, { on: businessDate('2028-04-30') }, null],
    ['the day after its last is too late', {}, { on: businessDate('2028-05-01') }, 'CARD_EXPIRED'],
  ] as const)('%s', (_, ofMandate, ofCharge, refusal) => {
    expect(chargeRefusal({ ...mandate, ...ofMandate }, { ...charge, ...ofCharge })).toBe(refusal);
  });

  it('the month of a day is that of Sofia, also where the clocks change', () => {
    expect(monthIn(businessDate('2026-03-15'))).toEqual({
      from: new Date('2026-02-28T22:00:00Z'),
      before: new Date('2026-03-31T21:00:00Z'),
    });
    expect(monthIn(businessDate('2026-12-31')).before).toEqual(new Date('2026-12-31T22:00:00Z'));
  });

  it('a card is valid to the last day of its month', () => {
    expect(lastDayOf({ year: 2028, month: 2 })).toBe('2028-02-29');
    expect(lastDayOf({ year: 2027, month: 12 })).toBe('2027-12-31');
  });

  it('no sequence of charges exceeds the maximum in a month: 10,000 random ones', () => {
    const random = seededRandom(55);
    const upTo = (most: number): number => 1 + Math.floor(random() * most);
    for (let sequence = 0; sequence < 10_000; sequence += 1) {
      const max = euros(upTo(50_000));
      const made: { at: Date; minor: bigint }[] = [];
      let at = new Date('2026-01-01T00:00:00Z');
      for (let step = 0; step < 12; step += 1) {
        at = new Date(at.getTime() + upTo(10 * 86_400_000));
        const on = businessDateOf(at);
        const { from, before } = monthIn(on);
        const charged = made
          .filter((one) => one.at >= from && one.at < before)
          .reduce((sum, { minor }) => sum + minor, 0n);
        const amount = euros(upTo(40_000));
        const chargedInMonth = Money.ofMinor(charged, 'EUR');
        const refusal = chargeRefusal({ ...mandate, max }, { amount, chargedInMonth, on, account: null });
        const isAbove = charged + amount.minor > max.minor;
        expect(refusal).toBe(isAbove ? 'ABOVE_MAXIMUM' : null);
        if (!isAbove) made.push({ at, minor: amount.minor });
      }
      const sums = new Map<string, bigint>();
      for (const one of made) {
        const month = monthOf(businessDateOf(one.at));
        sums.set(month, (sums.get(month) ?? 0n) + one.minor);
      }
      for (const sum of sums.values()) expect(sum).toBeLessThanOrEqual(max.minor);
    }
  });
});
