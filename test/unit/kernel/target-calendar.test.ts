import { expect, test } from 'vitest';
import { addDays, businessDate } from '#kernel/business-date.ts';
import { easterSunday, isTargetDay, targetDayAfter, targetDayBefore } from '#kernel/target-calendar.ts';

/** Easter Sundays as the churches publish them. */
const easters = [
  '1818-03-22',
  '1943-04-25',
  '1954-04-18',
  '1981-04-19',
  '2000-04-23',
  '2008-03-23',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
  '2031-04-13',
  '2032-03-28',
  '2033-04-17',
  '2034-04-09',
  '2035-03-25',
  '2038-04-25',
  '2049-04-18',
  '2076-04-19',
  '2100-03-28',
];

test.each(easters)('Easter Sunday of the Gregorian calendar: %s', (day) => {
  expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
});

test.each(easters.filter((day) => day >= '2026'))(
  'TARGET is closed from Good Friday to Easter Monday around %s',
  (text) => {
    const easter = businessDate(text);
    expect([-3, -2, -1, 0, 1, 2].map((days) => isTargetDay(addDays(easter, days)))).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(targetDayBefore(addDays(easter, 2), 1)).toBe(addDays(easter, -3));
  },
);

test.each(['2027-01-01', '2028-05-01', '2029-12-25', '2030-12-26', '2027-02-06', '2027-02-07'])(
  'TARGET is closed on %s',
  (day) => {
    expect(isTargetDay(businessDate(day))).toBe(false);
  },
);

test.each(['2026-12-24', '2026-12-31', '2027-03-03', '2027-05-24', '2027-09-22', '2027-05-03', '2027-01-06'])(
  'TARGET is open on %s, though banks in Bulgaria may be closed',
  (day) => {
    expect(isTargetDay(businessDate(day))).toBe(true);
  },
);

test.each([
  ['2026-12-21', 3, '2026-12-24'],
  ['2026-12-24', 1, '2026-12-28'],
  ['2026-12-31', 3, '2027-01-06'],
  ['2027-03-25', 1, '2027-03-30'],
])('from %s on, TARGET day %i is %s', (from, days, found) => {
  expect(targetDayAfter(businessDate(from), days)).toBe(found);
});
