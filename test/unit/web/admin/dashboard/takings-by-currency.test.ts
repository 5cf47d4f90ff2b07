import { expect, test } from 'vitest';
import { declinesByWords } from '#web/admin/dashboard/declines-by-words.ts';
import { sumOfTakings } from '#web/admin/dashboard/takings-by-currency.ts';

type Sums = { currency: 'EUR' | 'USD'; amount: number; count: number }[];
const step = (amount: number, byCurrency: Sums) => ({
  start: '2026-11-19',
  totalPayments: 1,
  succeededPayments: 1,
  successRate: 100,
  takings: { amount, byCurrency },
});

test('Takings of all days are summed in euro and by currency, to the cent', () => {
  const euro = (amount: number): Sums => [{ currency: 'EUR', amount, count: 1 }];
  expect(
    sumOfTakings([
      step(0.1, euro(0.1)),
      step(0, []),
      step(4.8, [...euro(0.2), { currency: 'USD', amount: 5, count: 1 }]),
    ]),
  ).toEqual({
    euro: 4.9,
    byCurrency: [
      { currency: 'EUR', amount: 0.3 },
      { currency: 'USD', amount: 5 },
    ],
  });
});

test('Decline codes with the same message are counted together, and no raw code is shown', () => {
  expect(
    declinesByWords([
      { code: 'insufficient_funds', count: 2 },
      { code: 'generic_decline', count: 1 },
      { code: 'card_declined', count: 1 },
      { code: 'a_new_code', count: 1 },
    ]),
  ).toEqual([
    ['card_declined', 3],
    ['insufficient_funds', 2],
  ]);
});
