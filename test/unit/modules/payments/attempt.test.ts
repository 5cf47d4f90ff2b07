import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionExpiry } from '#modules/payments/domain/attempt.ts';
import { by, openPayment, start } from './sample-payment.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const single = (expiresAt: Date) => ({ isSingle: true, expiresAt });
const after = (ms: number): Date => new Date(start.getTime() + ms);

describe('session expiry', () => {
  it('a session ends with its payment link', () => {
    expect(sessionExpiry(start, single(after(3 * 60 * minute)))).toEqual(after(3 * 60 * minute));
  });

  it('a session ends after 23 hours when its link lives longer or there is none', () => {
    expect(sessionExpiry(start, single(after(30 * day)))).toEqual(after(23 * hour));
    expect(sessionExpiry(start, null)).toEqual(after(23 * hour));
  });

  it('a session of a REUSABLE link ends after 31 minutes', () => {
    expect(sessionExpiry(start, { isSingle: false, expiresAt: null })).toEqual(after(31 * minute));
    expect(sessionExpiry(start, { isSingle: false, expiresAt: after(day) })).toEqual(after(31 * minute));
  });

  it('a session lasts 31 minutes when its link ends sooner', () => {
    expect(sessionExpiry(start, single(after(minute)))).toEqual(after(31 * minute));
    expect(sessionExpiry(start, single(after(-minute)))).toEqual(after(31 * minute));
  });

  it('a session ends on a whole second, between 30 minutes and 23 hours from now', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2036-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.option(instants), (now, linkEnd) => {
        const expiry = sessionExpiry(now, linkEnd === null ? null : single(linkEnd)).getTime();
        expect(expiry % 1_000).toBe(0);
        expect(expiry - now.getTime()).toBeGreaterThan(30 * minute);
        expect(expiry - now.getTime()).toBeLessThanOrEqual(23 * hour);
      }),
    );
  });
});

describe('attempts of a payment', () => {
  it('attaching a session twice, or after its end, changes nothing', () => {
    const payment = openPayment();
    const attempt = payment.toRecord().attempts[0]!;
    const rows = payment.newHistory.length;
    payment.attach(attempt.providerKey, { id: 'cs_2', url: 'http://provider.example/cs_2' }, by);
    payment.refuseAttempt(attempt.providerKey, 'parameter_invalid', by);
    expect(attempt).toMatchObject({ status: 'OPEN', sessionId: 'cs_1', lastError: null });
    expect(payment.newHistory).toHaveLength(rows);
  });

  it('two checkouts with the same name and e-mail are of the same payer', () => {
    const payment = openPayment();
    expect(payment.isOfPayer({ name: null, email: null })).toBe(true);
    expect(payment.isOfPayer({ name: 'Иван', email: null })).toBe(false);
    expect(payment.isOfPayer({ name: null, email: 'ivan@example.com' })).toBe(false);
  });
});
