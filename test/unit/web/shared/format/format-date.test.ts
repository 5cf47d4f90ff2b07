import { expect, test } from 'vitest';
import { formatDate, formatDateTime } from '#web/shared/format/format-date.ts';

test('an instant is formatted as its day in Sofia in every time zone', () => {
  expect(formatDate('2026-11-19T22:30:00Z')).toBe('20/11/2026');
  expect(formatDate('2026-07-31T21:30:00.000Z')).toBe('01/08/2026');
  expect(formatDateTime('2026-11-19T22:30:00Z')).toBe('20/11/2026, 00:30');
});

test('a business date is the same day in every time zone', () => {
  expect(formatDate('2026-01-01')).toBe('01/01/2026');
});

test.each([null, undefined, '', 'soon', '2026-13-45'])(
  'the missing or invalid date %j is formatted as a dash',
  (text) => {
    expect([formatDate(text), formatDateTime(text)]).toEqual(['-', '-']);
  },
);
