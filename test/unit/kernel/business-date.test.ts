import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate, businessDateOf, firstOfMonth, startOfDay } from '#kernel/business-date.ts';

const dateAt = (instant: string) => businessDateOf(new Date(instant));

/** This suite runs with TZ Europe/Sofia, UTC and America/New_York: the results must be the same. */
describe('business dates', () => {
  it.each([
    // Winter time: UTC+2.
    ['2026-11-20T21:59:59.999Z', '2026-11-20'],
    ['2026-11-20T22:00:00.000Z', '2026-11-21'],
    // Summer time: UTC+3.
    ['2026-07-01T20:59:59.999Z', '2026-07-01'],
    ['2026-07-01T21:00:00.000Z', '2026-07-02'],
    ['2026-12-31T21:59:59.999Z', '2026-12-31'],
    ['2026-12-31T22:00:00.000Z', '2027-01-01'],
    // Daylight saving time changes at 01:00 UTC; the midnights before and after.
    ['2026-03-28T21:59:59.999Z', '2026-03-28'],
    ['2026-03-28T22:00:00.000Z', '2026-03-29'],
    ['2026-03-29T20:59:59.999Z', '2026-03-29'],
    ['2026-03-29T21:00:00.000Z', '2026-03-30'],
    ['2026-10-24T20:59:59.999Z', '2026-10-24'],
    ['2026-10-24T21:00:00.000Z', '2026-10-25'],
    ['2026-10-25T21:59:59.999Z', '2026-10-25'],
    ['2026-10-25T22:00:00.000Z', '2026-10-26'],
  ])('the business date of %s is %s', (instant, date) => {
    expect(dateAt(instant)).toBe(date);
  });

  it.each([
    ['2026-11-21', '2026-11-20T22:00:00.000Z'],
    ['2026-07-02', '2026-07-01T21:00:00.000Z'],
    ['2026-03-29', '2026-03-28T22:00:00.000Z'],
    ['2026-03-30', '2026-03-29T21:00:00.000Z'],
    ['2026-10-25', '2026-10-24T21:00:00.000Z'],
    ['2026-10-26', '2026-10-25T22:00:00.000Z'],
  ])('the business date %s starts at %s', (date, instant) => {
    expect(startOfDay(businessDate(date)).toISOString()).toBe(instant);
  });

  it('the first day of a month is computed from any of its dates', () => {
    expect(firstOfMonth(businessDate('2026-11-20'))).toBe('2026-11-01');
    expect(firstOfMonth(businessDate('2026-07-31'))).toBe('2026-07-01');
  });

  it('every day from 2026 to 2036 starts with its own date, a millisecond after the day before', () => {
    let date = businessDate('2026-01-01');
    while (date < '2036-01-01') {
      const begin = startOfDay(date);
      expect(businessDateOf(begin)).toBe(date);
      expect(businessDateOf(new Date(begin.getTime() - 1))).toBe(addDays(date, -1));
      date = addDays(date, 1);
    }
  });
});

describe('date arithmetic', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-03-30', -2, '2026-03-28'],
    ['2026-11-20', 14, '2026-12-04'],
  ])('%s and %s days are %s', (date, days, other) => {
    expect(addDays(businessDate(date), days)).toBe(other);
  });

  it('adding and subtracting the same days gives the same date', () => {
    const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, fc.integer({ min: -5_000, max: 5_000 }), (instant, days) => {
        const date = businessDateOf(instant);
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '20.11.2026', ''])('„%s“ is not a date', (text) => {
    expect(() => businessDate(text)).toThrow(RangeError);
  });
});
