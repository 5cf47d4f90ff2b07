import { expect, test } from 'vitest';
import { addMonths, chosenMonth, daysOf, formatMonth, monthAt } from '#web/admin/kit/fields/month.ts';

test('the default month of an accountant is the one before the month in Sofia', () => {
  expect(chosenMonth(undefined, new Date('2026-10-31T21:59:00Z'))).toBe('2026-09');
  expect(chosenMonth(undefined, new Date('2026-10-31T22:00:00Z'))).toBe('2026-10');
  expect(chosenMonth(undefined, new Date('2026-01-10T12:00:00Z'))).toBe('2025-12');
  expect(monthAt(new Date('2026-10-31T22:00:00Z'))).toBe('2026-11');
});

test.each(['2026-13', '2026-1', 'now', 7, null])('the text %j of a URL is no month', (text) => {
  expect(chosenMonth(text, new Date('2026-11-23T12:00:00Z'))).toBe('2026-10');
});

test('a month of a URL is chosen, and the next of December is January', () => {
  expect(chosenMonth('2024-02', new Date())).toBe('2024-02');
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test('the days of a month end with its last day', () => {
  expect(daysOf('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(daysOf('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

test('a month is named by its word and year', () => {
  expect(formatMonth('2026-10', 'bg')).toBe('октомври 2026');
  expect(formatMonth('2026-10', 'en')).toBe('October 2026');
});
