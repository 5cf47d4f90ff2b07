import { expect, test } from 'vitest';
import { dayOrderOf, readDay } from '#platform/imports/day-cells.ts';

test.each([
  ['31.12.2026', 'DMY', '2026-12-31'],
  ['1/2/26', 'DMY', '2026-02-01'],
  ['12/31/2026 14:05', 'MDY', '2026-12-31'],
  ['2026-12-31T10:00:00Z', 'MDY', '2026-12-31'],
  ['20261231', 'DMY', '2026-12-31'],
  [46_387, 'DMY', '2026-12-31'],
  [new Date('2026-12-31T00:00:00Z'), 'MDY', '2026-12-31'],
] as const)('the cell %s is read as a day in the order %s', (cell, order, day) => {
  expect(readDay(cell, order)).toBe(day);
});

test.each(['31.02.2026', '12/31/2026', 'вчера', '', '31.12.1926', 5])('the cell %s is no day', (cell) => {
  expect(readDay(cell, 'DMY')).toBeNull();
});

test('the month comes first only where cells are days in no other way', () => {
  expect(dayOrderOf(['05/06/2026', '12/31/2026'])).toBe('MDY');
  expect(dayOrderOf(['05/06/2026', '31/12/2026'])).toBe('DMY');
  expect(dayOrderOf(['05/06/2026', '', 'вчера'])).toBe('DMY');
});
