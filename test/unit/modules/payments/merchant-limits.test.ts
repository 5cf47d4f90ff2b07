import { describe, expect, it } from 'vitest';
import { Money } from '#kernel/money.ts';
import { MerchantLimitReached } from '#modules/payments/domain/failures.ts';
import { limitsAt, reachedLimit, type LimitAmounts } from '#modules/payments/domain/merchant-limits.ts';
import { openContext, price } from './checkout-context.ts';

const euro = (minor: number): Money<'EUR'> => Money.ofMinor(minor, 'EUR');
const defaults = { days: 30, day: euro(200_000), payment: euro(100_000) };
/** 00:30 of 1 November in Sofia. */
const activeSince = new Date('2026-10-31T22:30:00Z');

describe('the limits of a new merchant', () => {
  it('they hold for the first days in Sofia and not after them', () => {
    const at = (now: string) => limitsAt(defaults, { activeSince, own: null }, new Date(now));
    expect(at('2026-11-30T21:59:59Z')).toEqual({
      day: defaults.day,
      payment: defaults.payment,
      until: '2026-12-01',
    });
    expect(at('2026-11-30T22:00:00Z')).toBeNull();
  });

  it('limits set for the merchant replace those of the configuration, also by none', () => {
    const withOwn = (own: LimitAmounts) => limitsAt(defaults, { activeSince, own }, activeSince);
    expect(withOwn({ day: euro(500_000), payment: null })).toMatchObject({
      day: euro(500_000),
      payment: null,
    });
    expect(withOwn({ day: null, payment: null })).toBeNull();
  });

  it('no limit holds when both are off', () => {
    const off = { days: 30, day: null, payment: null };
    expect(limitsAt(off, { activeSince, own: null }, activeSince)).toBeNull();
  });

  it('a payment may reach a limit exactly and not by a cent more', () => {
    const reached = (amount: number, used: number) =>
      reachedLimit(defaults, { amount: euro(amount), used: euro(used) });
    expect(reached(100_000, 100_000)).toBeNull();
    expect(reached(100_001, 0)).toBe('PAYMENT');
    expect(reached(100_000, 100_001)).toBe('DAY');
  });
});

describe('a checkout of a new merchant', () => {
  const limited = (day: Money<'EUR'> | null, payment: Money<'EUR'> | null = null) =>
    openContext({ newMerchants: { days: 30, day, payment } });

  it('a checkout above the limit of a payment stores nothing and is recorded for support once a day', async () => {
    const context = limited(null, price.minus(euro(1)));
    await expect(context.checkout()).rejects.toThrow(MerchantLimitReached);
    await expect(context.checkout()).rejects.toThrow(MerchantLimitReached);
    expect(await context.payments.get(1)).toBeNull();
    expect(context.merchantLimits.reached).toMatchObject([{ limit: 'PAYMENT', day: '2026-11-20' }]);
    expect(context.audited).toEqual(['merchant.limit-reached']);
  });

  it('open payments and those of today count against the limit of a day', async () => {
    const context = limited(price);
    await context.checkout();
    const succeeded = limited(price);
    const { merchantId } = succeeded.link;
    const yesterday = new Date('2026-11-19T21:59:59Z');
    succeeded.merchantLimits.taken.push({ merchantId, minor: 1, isOpen: false, succeededAt: yesterday });
    await succeeded.checkout();
    const open = limited(price);
    open.merchantLimits.taken.push({ merchantId, minor: 1, isOpen: true, succeededAt: null });
    await expect(open.checkout()).rejects.toThrow(MerchantLimitReached);
  });

  it('the open session of the same payer is returned although the limit is reached', async () => {
    const context = limited(price);
    const someone = { customerEmail: 'one@example.com' };
    const first = await context.checkout(someone);
    const { merchantId } = context.link;
    context.merchantLimits.taken.push({ merchantId, minor: 1, isOpen: true, succeededAt: null });
    expect(await context.checkout(someone)).toEqual(first);
  });
});
