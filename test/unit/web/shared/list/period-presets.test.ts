import { expect, test } from 'vitest';
import { lengthOf, periodOf, presetOf, stepPeriod } from '#web/shared/list/period-presets.ts';

test.each([
  ['thisMonth', '2026-11-22', '2026-11-01', '2026-11-30'],
  ['lastMonth', '2026-11-22', '2026-10-01', '2026-10-31'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['thisMonth', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['thisQuarter', '2026-11-22', '2026-10-01', '2026-12-31'],
  ['lastQuarter', '2026-11-22', '2026-07-01', '2026-09-30'],
  ['lastQuarter', '2026-03-31', '2025-10-01', '2025-12-31'],
  ['thisYear', '2026-11-22', '2026-01-01', '2026-12-31'],
] as const)('%s on %s is %s to %s', (preset, today, from, to) => {
  expect(periodOf(preset, today)).toEqual({ from, to });
});

test('days that a preset names are recognised, others are not', () => {
  expect(presetOf({ from: '2026-10-01', to: '2026-10-31' }, '2026-11-22')).toBe('lastMonth');
  expect(presetOf({ from: '2026-10-02', to: '2026-10-31' }, '2026-11-22')).toBeUndefined();
  expect(presetOf({}, '2026-11-22')).toBeUndefined();
});

test.each([
  [{ from: '2026-12-01', to: '2026-12-31' }, 'month', 1, { from: '2027-01-01', to: '2027-01-31' }],
  [{ from: '2026-03-01', to: '2026-03-31' }, 'month', -1, { from: '2026-02-01', to: '2026-02-28' }],
  [{ from: '2026-10-01', to: '2026-12-31' }, 'quarter', 1, { from: '2027-01-01', to: '2027-03-31' }],
  [{ from: '2026-01-01', to: '2026-12-31' }, 'year', -1, { from: '2025-01-01', to: '2025-12-31' }],
] as const)('%o is a %s, and %i step leads to %o', (period, length, steps, reached) => {
  expect(lengthOf(period)).toBe(length);
  expect(stepPeriod(period, steps)).toEqual(reached);
});

test.each([
  {},
  { from: '2026-10-01' },
  { from: '2026-10-02', to: '2026-10-31' },
  { from: '2026-02-01', to: '2026-04-30' },
  { from: '2026-02-01', to: '2027-01-31' },
])('other days have no length to step by: %o', (period) => {
  expect(lengthOf(period)).toBeUndefined();
  expect(stepPeriod(period, 1)).toBeUndefined();
});
