import type { Payout } from '#modules/payouts/domain/payout.ts';
import { payoutAt } from '#test/fakes/fake-payout-provider.ts';
import { openPayouts } from '#test/integration/contracts/openers/payouts.ts';
import { expect, it } from 'vitest';

it('payouts are listed from the oldest that may still change, else from the newest', async () => {
  const { database, payouts, merchantId, close } = await openPayouts();
  try {
    const store = async (day: number, about: Partial<Payout>): Promise<Date> => {
      const createdAt = new Date(Date.UTC(2026, 9, day));
      const { hasLines: _, ...facts } = payoutAt({ providerPayoutId: `po_${day}`, createdAt });
      const now = createdAt;
      const stored = await database.transact(() =>
        payouts.lock({ ...facts, ...about, merchantId, accountId: 'acct_1', now }),
      );
      await payouts.save({ ...stored, ...about });
      return createdAt;
    };
    const followedSince = new Date('2026-11-01T00:00:00Z');
    const settled = {
      status: 'PAID',
      reconciliation: 'COMPLETE',
      arrivalOn: '2026-10-05',
    } as Partial<Payout>;
    await store(1, settled);
    const newest = await store(3, settled);
    expect(await payouts.listFrom('acct_1', followedSince)).toEqual(newest);
    const onItsWay = await store(2, { ...settled, status: 'IN_TRANSIT' });
    expect(await payouts.listFrom('acct_1', followedSince)).toEqual(onItsWay);
    expect(await payouts.listFrom('acct_1', new Date('2026-10-05T00:00:00Z'))).toEqual(
      new Date(Date.UTC(2026, 9, 1)),
    );
  } finally {
    await close();
  }
});
