import { expect, test } from 'vitest';
import { refundable } from '#web/shared/payments/refundable.ts';

const paid = { status: 'SUCCEEDED', disputeStatus: 'NONE', chargeAmount: 51.13 } as const;

test('all that was charged can be given back at first', () => {
  expect(refundable(paid, [])).toBe(51.13);
});

test('refunds that are made or under way are taken off, failed ones are not', () => {
  const refunds = [
    { amount: 11.13, status: 'SUCCEEDED' },
    { amount: 0.1, status: 'PENDING' },
    { amount: 0.2, status: 'REQUESTED' },
    { amount: 30, status: 'FAILED' },
  ] as const;
  expect(refundable(paid, refunds)).toBe(39.7);
});

test('what is not paid, is disputed or lost to the bank cannot be given back', () => {
  expect(refundable({ ...paid, status: 'PENDING' }, [])).toBe(0);
  expect(refundable({ ...paid, disputeStatus: 'OPEN' }, [])).toBe(0);
  expect(refundable({ ...paid, disputeStatus: 'LOST' }, [])).toBe(0);
  expect(refundable({ ...paid, disputeStatus: 'WON' }, [])).toBe(51.13);
});
