import { expect, test } from 'vitest';
import { takingsByCurrency } from '#web/admin/dashboard/takings-by-currency.ts';

const step = (start: string, byCurrency: { currency: 'EUR' | 'USD'; amount: number; count: number }[]) => ({
  start,
  totalPayments: 1,
  succeededPayments: 1,
  successRate: 100,
  takings: { amount: 0, byCurrency },
});

test('Every currency has an amount for every day, zero where nothing was taken in it', () => {
  expect(
    takingsByCurrency([
      step('2026-11-19', [{ currency: 'EUR', amount: 0.1, count: 1 }]),
      step('2026-11-20', []),
      step('2026-11-21', [
        { currency: 'EUR', amount: 0.2, count: 1 },
        { currency: 'USD', amount: 5, count: 1 },
      ]),
    ]),
  ).toEqual([
    { currency: 'EUR', amounts: [0.1, 0, 0.2], total: 0.3, most: 0.2 },
    { currency: 'USD', amounts: [0, 0, 5], total: 5, most: 5 },
  ]);
});
