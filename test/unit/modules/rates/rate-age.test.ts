import { describe, expect, it, test } from 'vitest';
import { addDays, businessDate, type BusinessDate } from '#kernel/business-date.ts';
import { easterSunday } from '#kernel/target-calendar.ts';
import { isRateOld, newestRateDay } from '#modules/rates/domain/rate-age.ts';

test.each([
  ['the same day', '2026-11-20', false],
  ['a Friday’s rate on Wednesday', '2026-11-25', false],
  ['four days of publication later, over a weekend', '2026-11-26', false],
  ['five days of publication later', '2026-11-27', true],
  ['a year later', '2027-11-20', true],
])('a rate serves new business for four days of publication: %s', (_, today, isOld) => {
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
  ['1 January', '2027-01-01T15:00:00Z', '2026-12-31'],
  ['Labour Day on a Tuesday', '2029-05-01T15:00:00Z', '2029-04-30'],
  ['the Monday after a Christmas on Friday and Saturday', '2026-12-28T08:00:00Z', '2026-12-24'],
  ['Boxing Day on a Monday', '2033-12-26T15:00:00Z', '2033-12-23'],
  ['the Orthodox Easter Monday, when TARGET is open', '2027-05-03T15:00:00Z', '2027-05-03'],
])('the rate of a TARGET day is expected from 16:30 in Sofia: %s', (_, now, day) => {
  expect(newestRateDay(new Date(now))).toBe(day);
});

const at = (day: BusinessDate, time: string): Date => new Date(`${day}T${time}Z`);
const years = Array.from({ length: 20 }, (_, place) => 2026 + place);

describe.each(years)('Easter of %d', (year) => {
  const easter = easterSunday(year);
  const thursday = addDays(easter, -3);

  it('nothing is asked for from Friday to Tuesday 16:29, and Thursday’s rate serves until then', () => {
    for (const days of [-2, -1, 0, 1])
      expect(newestRateDay(at(addDays(easter, days), '18:00:00'))).toBe(thursday);
    expect(newestRateDay(at(addDays(easter, 2), '13:29:59'))).toBe(thursday);
    expect(newestRateDay(at(addDays(easter, 2), '13:30:00'))).toBe(addDays(easter, 2));
    expect(isRateOld(thursday, addDays(easter, 2))).toBe(false);
    // Wednesday's rate, while Thursday's did not come.
    expect(isRateOld(addDays(easter, -4), addDays(easter, 2))).toBe(false);
    expect(isRateOld(thursday, addDays(easter, 9))).toBe(true);
  });
});

test.each(years)('the newest rate is never too old at the turn of the year %d', (year) => {
  for (let day = businessDate(`${year}-12-20`); day < `${year + 1}-01-10`; day = addDays(day, 1)) {
    expect(isRateOld(newestRateDay(at(day, '06:00:00')), day)).toBe(false);
    expect(newestRateDay(at(day, '06:00:00')).slice(5)).not.toMatch(/^(12-2[56]|01-01)$/);
  }
});
