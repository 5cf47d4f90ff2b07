import { expect, test } from 'vitest';
import { parseDay, printDay } from '#web/shared/form/parse-day.ts';

test.each([
  ['06/12/2026', '2026-12-06'],
  ['6/12/2026', '2026-12-06'],
  ['06.12.2026', '2026-12-06'],
  ['6.1.2026', '2026-01-06'],
  ['20.11.2026 г.', '2026-11-20'],
  [' 29/02/2028 ', '2028-02-29'],
  ['2026-12-06', '2026-12-06'],
])('%j is the day %s: the day comes before the month', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test.each([
  '',
  '31/02/2026',
  '29/02/2026',
  '12/31/2026',
  '1/1/26',
  '06-12-2026',
  '20261206',
  'утре',
  '00/01/2026',
])('%j is no day', (text) => {
  expect(parseDay(text)).toBeNull();
});

test('a day is printed as dd/mm/yyyy, and what is no day as nothing', () => {
  expect(printDay('2026-12-06')).toBe('06/12/2026');
  expect(printDay('')).toBe('');
  expect(printDay('2026-13-01')).toBe('');
});
