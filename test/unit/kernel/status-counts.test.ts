import { expect, test } from 'vitest';
import { statusCounts, sumsByCurrency } from '#kernel/status-counts.ts';

test('groups of one status are added up, and rows without a status count among all', () => {
  const counts = statusCounts<'PAID' | 'OPEN'>([
    { status: 'PAID', count: 2 },
    { status: 'OPEN', count: 1 },
    { status: 'PAID', count: 3 },
    { status: null, count: 4 },
  ]);
  expect(counts).toEqual({
    all: 10,
    statuses: [
      { status: 'PAID', count: 5 },
      { status: 'OPEN', count: 1 },
    ],
  });
});

test('sums never mix currencies; the euro comes first, the others by name', () => {
  const sums = sumsByCurrency(
    [
      { currency: 'EUR', amountMinor: 100, count: 1 },
      { currency: 'USD', amountMinor: 20, count: 1 },
      { currency: 'BGN', amountMinor: 250, count: 1 },
      { currency: 'EUR', amountMinor: 50, count: 2 },
    ],
    ['amountMinor', 'count'],
  );
  expect(sums).toEqual([
    { currency: 'EUR', amountMinor: 150, count: 3 },
    { currency: 'BGN', amountMinor: 250, count: 1 },
    { currency: 'USD', amountMinor: 20, count: 1 },
  ]);
});
