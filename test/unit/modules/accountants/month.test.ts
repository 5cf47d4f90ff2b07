import { expect, test } from 'vitest';
import { monthStateOf } from '#modules/accountants/domain/month.ts';
import { daysOf, monthBefore } from '#kernel/month.ts';

test.each([
  ['2026-10', '2026-10-01', '2026-10-31'],
  ['2026-11', '2026-11-01', '2026-11-30'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
])('the month %s has the days from %s to %s', (month, from, to) => {
  expect(daysOf(month)).toEqual({ from, to });
});

test('the month before begins and ends at midnight in Sofia', () => {
  expect(monthBefore(new Date('2026-10-31T21:59:59Z'))).toBe('2026-09');
  expect(monthBefore(new Date('2026-10-31T22:00:00Z'))).toBe('2026-10');
  expect(monthBefore(new Date('2026-01-15T10:00:00Z'))).toBe('2025-12');
});

test('a month is RUNNING until its last midnight in Sofia, and then OVER', () => {
  expect(monthStateOf('2026-10', new Date('2026-10-31T21:59:59Z'))).toBe('RUNNING');
  expect(monthStateOf('2026-10', new Date('2026-10-31T22:00:00Z'))).toBe('OVER');
  expect(monthStateOf('2026-12', new Date('2026-10-31T22:00:00Z'))).toBe('RUNNING');
});
