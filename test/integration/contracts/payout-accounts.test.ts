import { expect, it } from 'vitest';
import { SqlPayoutAccounts } from '#modules/payouts/adapters/postgres/sql-payout-accounts.ts';
import { SqlPayouts } from '#modules/payouts/adapters/postgres/sql-payouts.ts';
import type { Payout } from '#modules/payouts/domain/payout.ts';
import { describePayoutAccounts } from '#test/contracts/payout-accounts.ts';
import { payoutAt } from '#test/fakes/fake-payout-provider.ts';
import { insertMerchant, insertPayment } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

const open = async () => {
  const { database, close } = await openTestDatabase(2);
  const merchantId = await insertMerchant(database, 1, {});
  const pay = async (order: number, account: string | null): Promise<number> => {
    const { paymentId } = await insertPayment(database, merchantId, order, {});
    await database.rows('update payments set provider_account = :account where id = :paymentId', {
      account,
      paymentId,
    });
    return paymentId;
  };
  return {
    database,
    accounts: new SqlPayoutAccounts({ database }),
    payouts: new SqlPayouts({ database }),
    merchantId,
    payments: { first: await pay(1, 'acct_1'), second: await pay(2, 'acct_2'), own: await pay(3, null) },
    close,
  };
};

describePayoutAccounts('PostgreSQL', open);

it('payouts are listed from the oldest that may still change, else from the newest', async () => {
  const { database, accounts, payouts, merchantId, close } = await open();
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
    expect(await accounts.listFrom('acct_1', followedSince)).toEqual(newest);
    const onItsWay = await store(2, { ...settled, status: 'IN_TRANSIT' });
    expect(await accounts.listFrom('acct_1', followedSince)).toEqual(onItsWay);
    expect(await accounts.listFrom('acct_1', new Date('2026-10-05T00:00:00Z'))).toEqual(
      new Date(Date.UTC(2026, 9, 1)),
    );
  } finally {
    await close();
  }
});
