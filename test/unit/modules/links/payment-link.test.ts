import { describe, expect, it } from 'vitest';
import type { Currency } from '#kernel/currency.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import { LinkIsPaid } from '#modules/links/domain/failures.ts';
import {
  chargeFor,
  linkTransitions,
  PaymentLink,
  type LinkDraft,
} from '#modules/links/domain/payment-link.ts';

const now = new Date('2026-11-20T10:00:00Z');
const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const day = 86_400_000;

const create = (about: Partial<LinkDraft> = {}, at: Date = now): PaymentLink =>
  PaymentLink.create(
    {
      merchantId: 1,
      createdBy: null,
      amount: Money.ofMinor(10_000, 'EUR'),
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
const priced = (minor: number, currency: Currency) => () =>
  create({ amount: Money.ofMinor(minor, currency) });

describe('the charge of a payment link', () => {
  it.each([
    [10_000, 5_113],
    [4_900, 2_505],
    [14_900, 7_618],
    [30, 15],
  ])('a price of %s stotinki is charged as %s euro cents at the fixed rate', (levs, euro) => {
    const { chargeAmount: charge, fxRate } = chargeFor(Money.ofMinor(levs, 'BGN'));
    expect(charge).toMatchObject({ minor: BigInt(euro), currency: 'EUR' });
    expect(fxRate).toBe('1.95583');
  });

  it.each(['EUR', 'USD'] as const)('a price in %s is charged unchanged', (currency) => {
    const price = Money.ofMinor(1_999, currency);
    const { chargeAmount: charge, fxRate } = chargeFor(price);
    expect(charge.equals(price)).toBe(true);
    expect(fxRate).toBeNull();
  });

  it('a payment link charges at least 0.50 and at most 999,999.99 of the charge currency', () => {
    expect(priced(50, 'EUR')).not.toThrow();
    expect(priced(49, 'EUR')).toThrow(InvalidFields);
    expect(priced(99_999_999, 'USD')).not.toThrow();
    expect(priced(100_000_000, 'USD')).toThrow(InvalidFields);
    // 0.97 BGN are 0.50 EUR (0.4960), 0.96 BGN are 0.49 (0.4908).
    expect(priced(97, 'BGN')).not.toThrow();
    expect(priced(96, 'BGN')).toThrow(InvalidFields);
    expect(priced(100_000_000, 'BGN')).not.toThrow();
  });
});

describe('the expiry of a payment link', () => {
  it('a payment link is valid for thirty days to the millisecond', () => {
    const link = create();
    const end = link.toRecord().expiresAt!;
    expect(end).toEqual(new Date(now.getTime() + 30 * day));
    expect(link.statusAt(new Date(end.getTime() - 1))).toBe('ACTIVE');
    expect(link.statusAt(end)).toBe('EXPIRED');
  });

  it('a SINGLE link needs an expiry, a REUSABLE one does not', () => {
    expect(() => create({ expiresInDays: null })).toThrow(InvalidFields);
    const counter = create({ usage: 'REUSABLE', expiresInDays: null });
    expect(counter.statusAt(new Date(now.getTime() + 10_000 * day))).toBe('ACTIVE');
  });

  it('the stored status becomes EXPIRED once, after the expiry', () => {
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
    const { statuses, isAllowed } = linkTransitions;
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

  it('the first payment makes a SINGLE link PAID; a REUSABLE link stays ACTIVE', () => {
    const single = create();
    single.pay(now);
    expect(single.toRecord()).toMatchObject({ status: 'PAID', paidAt: now });
    const counter = create({ usage: 'REUSABLE', expiresInDays: null });
    counter.pay(now);
    expect(counter.toRecord()).toMatchObject({ status: 'ACTIVE', paidAt: null });
  });

  it('a CANCELLED link stays CANCELLED after a late payment', () => {
    const link = create();
    link.cancel(now);
    link.pay(now);
    expect(link.toRecord()).toMatchObject({ status: 'CANCELLED', paidAt: null });
  });

  it('a PAID link cannot be cancelled', () => {
    const link = create();
    link.pay(now);
    expect(() => link.cancel(now)).toThrow(LinkIsPaid);
    expect(() => link.extend(3, now)).toThrow(LinkIsPaid);
  });
});
