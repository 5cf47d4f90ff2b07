import { expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { WatchDueBills, type DueBill } from '#modules/billing/application/watch-due-bills.ts';

const bill: DueBill = {
  invoiceId: 7,
  merchantId: 3,
  invoiceNumber: '0000000007',
  openMinor: 2_505,
  issuedOn: businessDate('2026-10-01'),
  plan: 'GROWTH',
};

/** Watches on the day after which an unpaid bill ends the plan. @returns the merchants whose plan ended */
const ended = async (isOpen: boolean): Promise<number[]> => {
  const merchants: number[] = [];
  await new WatchDueBills({
    findDueBills: async () => [bill],
    isOpen: async () => isOpen,
    work: { transact: (work) => work() },
    endUnpaidPlan: { execute: async ({ merchantId }) => merchants.push(merchantId) > 0 },
    jobs: { enqueue: async () => undefined },
    clock: { now: () => new Date('2026-10-22T05:00:00Z') },
  }).execute();
  return merchants;
};

it('a bill that is paid after it was found ends no plan, and one that stays open does', async () => {
  expect(await ended(false)).toEqual([]);
  expect(await ended(true)).toEqual([bill.merchantId]);
});
