import { expect, test } from 'vitest';
import { businessDate, businessDateOf } from '#kernel/business-date.ts';
import { comparedSpans, placeAt, placesOf, spanOf } from '#src/modules/payments/domain/takings-period.ts';

test.each([
  ['DAY', '2026-11-21', '2026-11-21', '2026-11-22'],
  ['WEEK', '2026-11-21', '2026-11-16', '2026-11-23'],
  ['WEEK', '2026-11-22', '2026-11-16', '2026-11-23'],
  ['WEEK', '2026-11-23', '2026-11-23', '2026-11-30'],
  ['MONTH', '2026-12-31', '2026-12-01', '2027-01-01'],
  ['QUARTER', '2026-12-31', '2026-10-01', '2027-01-01'],
  ['QUARTER', '2026-04-01', '2026-04-01', '2026-07-01'],
  ['YEAR', '2026-12-31', '2026-01-01', '2027-01-01'],
] as const)('the %s of %s is from %s until before %s', (period, day, from, end) => {
  expect(spanOf(period, businessDate(day))).toEqual({ from, end });
});

const compared = (period: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR', now: string) => {
  const instant = new Date(now);
  return comparedSpans(period, businessDateOf(instant), instant);
};

test('the previous period is compared up to the same moment', () => {
  const { before, comparedUntil } = compared('MONTH', '2026-11-10T10:00:00Z');
  expect(before).toEqual({ from: '2026-10-01', end: '2026-11-01' });
  // Nine days and twelve hours after Sofia's midnight, which in October is an hour earlier.
  expect(comparedUntil.toISOString()).toBe('2026-10-10T09:00:00.000Z');
});

test('a shorter previous month is compared whole and never beyond its end', () => {
  const { comparedUntil } = compared('MONTH', '2026-03-31T18:00:00Z');
  expect(comparedUntil.toISOString()).toBe('2026-02-28T22:00:00.000Z');
});

test('a day begins and ends at midnight in Sofia', () => {
  expect(compared('DAY', '2026-11-20T22:30:00Z').span.from).toBe('2026-11-21');
});

test('each period has its hours, weekdays, days or months as places', () => {
  expect(placesOf('DAY', spanOf('DAY', businessDate('2026-11-21')))).toHaveLength(24);
  expect(placesOf('WEEK', spanOf('WEEK', businessDate('2026-11-21')))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(placesOf('MONTH', spanOf('MONTH', businessDate('2026-02-03'))).at(-1)).toBe(28);
  expect(placesOf('YEAR', spanOf('YEAR', businessDate('2026-02-03')))).toHaveLength(12);
});

test('a period that is over is compared with the whole period before', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const { span, before, comparedUntil } = comparedSpans('MONTH', businessDate('2026-03-10'), now);
  expect([span.from, before.from]).toEqual(['2026-03-01', '2026-02-01']);
  expect(comparedUntil.toISOString()).toBe('2026-02-28T22:00:00.000Z');
});

test.each([
  ['DAY', 1],
  ['WEEK', 6],
  ['MONTH', 21],
  ['QUARTER', 2],
  ['YEAR', 11],
] as const)('the place of now in its %s is %s, and no other period has it', (period, place) => {
  const now = new Date('2026-11-20T23:30:00Z'); // 21 November, 01:30
  const today = businessDateOf(now);
  expect(placeAt(period, spanOf(period, today), now)).toBe(place);
  expect(placeAt(period, spanOf(period, businessDate('2025-05-05')), now)).toBeNull();
});
