import { expect, test } from 'vitest';
import { refundable } from '#web/admin/payments/refundable.ts';

const paid = { status: 'SUCCEEDED', disputeStatus: 'NONE', chargeAmount: 50.1 } as const;

test('What was given back or is under way is not left; what failed is', () => {
  expect(refundable(paid, [])).toBe(50.1);
  expect(
    refundable(paid, [
      { amount: 20.05, status: 'SUCCEEDED' },
      { amount: 10.02, status: 'REQUESTED' },
      { amount: 5, status: 'FAILED' },
      { amount: 5, status: 'CANCELLED' },
    ]),
  ).toBe(20.03);
});

test('Nothing goes back of a payment that has not succeeded, or whose money the bank holds or took', () => {
  expect(refundable({ ...paid, status: 'PENDING' }, [])).toBe(0);
  expect(refundable({ ...paid, disputeStatus: 'OPEN' }, [])).toBe(0);
  expect(refundable({ ...paid, disputeStatus: 'LOST' }, [])).toBe(0);
  expect(refundable({ ...paid, disputeStatus: 'WON' }, [])).toBe(50.1);
});
