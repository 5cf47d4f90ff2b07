import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { isRateOld, newestRateDay } from '#modules/payments/domain/rate-age.ts';

test.each([
  ['the same day', '2026-11-20', false],
  ['four days later, over a weekend', '2026-11-24', false],
  ['five days later', '2026-11-25', true],
  ['a year later', '2027-11-20', true],
])('a rate serves new business for four calendar days: %s', (_, today, isOld) => {
  expect(isRateOld(businessDate('2026-11-20'), businessDate(today))).toBe(isOld);
});

test.each([
  ['Friday at 16:29', '2026-11-20T14:29:59Z', '2026-11-19'],
  ['Friday at 16:30', '2026-11-20T14:30:00Z', '2026-11-20'],
  ['Saturday evening', '2026-11-21T18:00:00Z', '2026-11-20'],
  ['Sunday', '2026-11-22T10:00:00Z', '2026-11-20'],
  ['Monday morning', '2026-11-23T07:00:00Z', '2026-11-20'],
  ['Monday at 16:30', '2026-11-23T14:30:00Z', '2026-11-23'],
  ['a summer day at 16:30', '2026-07-15T13:30:00Z', '2026-07-15'],
])('the rate of a working day is expected from 16:30 in Sofia: %s', (_, now, day) => {
  expect(newestRateDay(new Date(now))).toBe(day);
});
