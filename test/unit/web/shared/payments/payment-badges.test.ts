import { expect, test } from 'vitest';
import { badgesOf } from '#web/shared/payments/payment-badges.ts';

const paid = { status: 'SUCCEEDED', refundStatus: 'NONE', disputeStatus: 'NONE' } as const;
const keysOf = (payment: Parameters<typeof badgesOf>[0]): string[] => badgesOf(payment).map(({ key }) => key);

test('a payment that was neither refunded nor disputed has its status, a badge only when it failed', () => {
  expect(badgesOf(paid)).toEqual([{ key: 'payment.SUCCEEDED', tone: 'success', isBadge: false }]);
  expect(badgesOf({ ...paid, status: 'FAILED' })).toEqual([
    { key: 'payment.FAILED', tone: 'error', isBadge: true },
  ]);
});

test('a part refund and a dispute are badges, a full refund is not', () => {
  const badges = badgesOf({ ...paid, refundStatus: 'PARTIAL', disputeStatus: 'OPEN' });
  expect(badges.map(({ isBadge }) => isBadge)).toEqual([true, true]);
  expect(badgesOf({ ...paid, refundStatus: 'FULL' })[0]!.isBadge).toBe(false);
});

test('a payment refunded in part or in full says so instead of succeeded', () => {
  expect(keysOf({ ...paid, refundStatus: 'PARTIAL' })).toEqual(['refund.PARTIAL']);
  expect(keysOf({ ...paid, refundStatus: 'FULL' })).toEqual(['refund.FULL']);
});

test('an open or lost dispute has a badge of its own, a won one has none', () => {
  expect(keysOf({ ...paid, disputeStatus: 'OPEN' })).toEqual(['payment.SUCCEEDED', 'dispute.OPEN']);
  expect(keysOf({ ...paid, refundStatus: 'PARTIAL', disputeStatus: 'LOST' })).toEqual([
    'refund.PARTIAL',
    'dispute.LOST',
  ]);
  expect(keysOf({ ...paid, disputeStatus: 'WON' })).toEqual(['payment.SUCCEEDED']);
});
