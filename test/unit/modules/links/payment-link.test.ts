import { describe, expect, it } from 'vitest';
import type { Currency } from '#kernel/currency.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { LinkStateRefused } from '#modules/links/domain/failures.ts';
import { chargeFor, linkStates, PaymentLink, type LinkDraft } from '#modules/links/domain/payment-link.ts';

const now = new Date('2026-11-20T10:00:00Z');
const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const day = 86_400_000;

const create = (about: Partial<LinkDraft> = {}, at: Date = now): PaymentLink =>
  PaymentLink.create(
    {
      merchantId: 1,
      price: Money.ofMinor(10_000, 'EUR'),
      description: null,
      usage: 'SINGLE',
      expiresInDays: 30,
      customerName: null,
      customerEmail: null,
      ...about,
    },
    token,
    at,
  );
const priced = (minor: number, currency: Currency) => () => create({ price: Money.ofMinor(minor, currency) });

describe('what the card is charged', () => {
  it.each([
    [10_000, 5_113],
    [4_900, 2_505],
    [14_900, 7_618],
    [30, 15],
  ])('%s stotinki are %s cents, at the fixed rate', (levs, euro) => {
    const { charge, fxRate } = chargeFor(Money.ofMinor(levs, 'BGN'));
    expect(charge).toMatchObject({ minor: BigInt(euro), currency: 'EUR' });
    expect(fxRate).toBe('1.95583');
  });

  it.each(['EUR', 'USD'] as const)('%s are charged as they are', (currency) => {
    const price = Money.ofMinor(1_999, currency);
    const { charge, fxRate } = chargeFor(price);
    expect(charge.equals(price)).toBe(true);
    expect(fxRate).toBeNull();
  });

  it('is at least 0.50 and at most 999,999.99, in the currency of the charge', () => {
    expect(priced(50, 'EUR')).not.toThrow();
    expect(priced(49, 'EUR')).toThrow(InvalidFields);
    expect(priced(99_999_999, 'USD')).not.toThrow();
    expect(priced(100_000_000, 'USD')).toThrow(InvalidFields);
    // 0.97 levs are 0.50 euro (0.4960), 0.96 are 0.49 (0.4908).
    expect(priced(97, 'BGN')).not.toThrow();
    expect(priced(96, 'BGN')).toThrow(InvalidFields);
    expect(priced(100_000_000, 'BGN')).not.toThrow();
  });
});

describe('how long it lives', () => {
  it('thirty days, and is expired in the very instant, not before', () => {
    const link = create();
    const end = link.toRecord().expiresAt!;
    expect(end).toEqual(new Date(now.getTime() + 30 * day));
    expect(link.statusAt(new Date(end.getTime() - 1))).toBe('ACTIVE');
    expect(link.statusAt(end)).toBe('EXPIRED');
  });

  it('a single link must end some day, a counter QR need not', () => {
    expect(() => create({ expiresInDays: null })).toThrow(InvalidFields);
    const counter = create({ usage: 'REUSABLE', expiresInDays: null });
    expect(counter.statusAt(new Date(now.getTime() + 10_000 * day))).toBe('ACTIVE');
  });

  it('a job writes down what reading already says, once', () => {
    const link = create();
    expect(link.expireIfDue(now)).toBe(false);
    const later = new Date(now.getTime() + 31 * day);
    expect(link.expireIfDue(later)).toBe(true);
    expect(link.toRecord().status).toBe('EXPIRED');
    expect(link.expireIfDue(later)).toBe(false);
  });
});

describe('its states', () => {
  it('PAID and CANCELLED are final; EXPIRED can be extended, cancelled, or paid by a checkout begun in time', () => {
    const { statuses, isAllowed } = linkStates;
    const ways = Object.fromEntries(
      statuses.map((from) => [from, statuses.filter((to) => isAllowed(from, to))]),
    );
    expect(ways).toEqual({
      ACTIVE: ['EXPIRED', 'PAID', 'CANCELLED'],
      EXPIRED: ['ACTIVE', 'PAID', 'CANCELLED'],
      PAID: [],
      CANCELLED: [],
    });
  });

  it('the first success makes a single link PAID, a counter QR stays ACTIVE', () => {
    const single = create();
    single.pay(now);
    expect(single.toRecord()).toMatchObject({ status: 'PAID', paidAt: now });
    const counter = create({ usage: 'REUSABLE', expiresInDays: null });
    counter.pay(now);
    expect(counter.toRecord()).toMatchObject({ status: 'ACTIVE', paidAt: null });
  });

  it('a cancelled link stays cancelled although it is paid after all', () => {
    const link = create();
    link.cancel(now);
    link.pay(now);
    expect(link.toRecord()).toMatchObject({ status: 'CANCELLED', paidAt: null });
  });

  it('what is paid or cancelled cannot be cancelled', () => {
    const link = create();
    link.pay(now);
    expect(() => link.cancel(now)).toThrow(LinkStateRefused);
  });
});
