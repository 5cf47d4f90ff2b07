import { expect, test } from 'vitest';
import { refundable } from '#web/shared/payments/refundable.ts';

const none = { refunds: [], disputes: [] };
const disputed = (isInquiry: boolean) => ({
  refunds: [],
  disputes: [{ status: 'OPEN', isInquiry }] as const,
});
const paid = { status: 'SUCCEEDED', disputeStatus: 'NONE', chargeAmount: 51.13 } as const;

test('without refunds the whole charge is refundable', () => {
  expect(refundable(paid, none)).toBe(51.13);
});

test('succeeded and pending refunds reduce the refundable amount, failed ones do not', () => {
  const refunds = [
    { amount: 11.13, status: 'SUCCEEDED' },
    { amount: 0.1, status: 'PENDING' },
    { amount: 0.2, status: 'REQUESTED' },
    { amount: 30, status: 'FAILED' },
  ] as const;
  expect(refundable(paid, { refunds, disputes: [] })).toBe(39.7);
});

test('an unpaid, disputed or lost payment is not refundable', () => {
  expect(refundable({ ...paid, status: 'PENDING' }, none)).toBe(0);
  expect(refundable({ ...paid, disputeStatus: 'OPEN' }, disputed(false))).toBe(0);
  expect(refundable({ ...paid, disputeStatus: 'LOST' }, none)).toBe(0);
  expect(refundable({ ...paid, disputeStatus: 'WON' }, none)).toBe(51.13);
});

test('an open dispute in another currency, which is not listed, leaves nothing refundable', () => {
  expect(refundable({ ...paid, disputeStatus: 'OPEN' }, none)).toBe(0);
  const won = { refunds: [], disputes: [{ status: 'WON', isInquiry: false }] } as const;
  expect(refundable({ ...paid, disputeStatus: 'OPEN' }, won)).toBe(0);
});

test('during an inquiry of the bank the whole charge is refundable', () => {
  expect(refundable({ ...paid, disputeStatus: 'OPEN' }, disputed(true))).toBe(51.13);
});
