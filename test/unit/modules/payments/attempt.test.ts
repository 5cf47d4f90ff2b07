import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionExpiry } from '#modules/payments/domain/attempt.ts';
import { by, openPayment, start } from './sample-payment.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const after = (ms: number): Date => new Date(start.getTime() + ms);

describe('when a session ends', () => {
  it('with its link', () => {
    expect(sessionExpiry(start, after(3 * 60 * minute))).toEqual(after(3 * 60 * minute));
  });

  it('after a day when the link lives longer or for ever', () => {
    expect(sessionExpiry(start, after(30 * day))).toEqual(after(day));
    expect(sessionExpiry(start, null)).toEqual(after(day));
  });

  it('not before the provider allows, although the link ends sooner', () => {
    expect(sessionExpiry(start, after(minute))).toEqual(after(31 * minute));
    expect(sessionExpiry(start, after(-minute))).toEqual(after(31 * minute));
  });

  it('always on a whole second, more than 30 minutes and at most a day from now', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2036-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.option(instants), (now, linkEnd) => {
        const expiry = sessionExpiry(now, linkEnd).getTime();
        expect(expiry % 1_000).toBe(0);
        expect(expiry - now.getTime()).toBeGreaterThan(30 * minute);
        expect(expiry - now.getTime()).toBeLessThanOrEqual(day);
      }),
    );
  });
});

describe('a session and its payment', () => {
  it('an answer that comes twice, or after the end, changes nothing', () => {
    const payment = openPayment();
    const attempt = payment.record.attempts[0]!;
    const rows = payment.news.length;
    payment.attach(attempt.providerKey, { id: 'cs_2', url: 'http://provider.example/cs_2' }, by);
    payment.refuseAttempt(attempt.providerKey, 'parameter_invalid', by);
    expect(attempt).toMatchObject({ state: 'OPEN', sessionId: 'cs_1', lastError: null });
    expect(payment.news).toHaveLength(rows);
  });

  it('the same payer is the one who gave the same name and address', () => {
    const payment = openPayment();
    expect(payment.isBy({ name: null, email: null })).toBe(true);
    expect(payment.isBy({ name: 'Иван', email: null })).toBe(false);
    expect(payment.isBy({ name: null, email: 'ivan@example.com' })).toBe(false);
  });
});
