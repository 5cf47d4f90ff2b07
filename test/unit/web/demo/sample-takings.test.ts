import { expect, test } from 'vitest';
import { takingsPeriods } from '#contract/takings.ts';
import { samplePortalApi } from '#web/demo/sample-portal-api.ts';

const api = samplePortalApi('bg', new Date('2026-11-20T10:00:00Z'), '');

test.each(takingsPeriods)('the sample’s %s adds up, and leaves what the fees leave', async (period) => {
  const { points, total, fees, net } = await api.takingsOverTime(period);
  const cents = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
  expect(cents(points.map(({ amount }) => amount))).toBe(cents([total]));
  expect(cents([fees, net])).toBe(cents([total]));
});

test('there is something to see in a month, beside the month before', async () => {
  const { total, previousTotal, growth } = await api.takingsOverTime('MONTH');
  expect(total).toBeGreaterThan(previousTotal);
  expect(previousTotal).toBeGreaterThan(0);
  expect(growth).toBeGreaterThan(0);
});
