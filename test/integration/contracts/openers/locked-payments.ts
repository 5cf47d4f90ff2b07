import { SqlLockedPayments } from '#modules/payments/adapters/postgres/sql-locked-payments.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { insertMerchant, insertPayment, insertRefund } from '#test/support/insert-rows.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

export const openLockedPayments: Opener<'LockedPayments'> = async () => {
  const { database, close } = await openTestDatabase();
  const merchantId = await insertMerchant(database, 1, {});
  let orders = 0;
  return {
    lockedPayments: new SqlLockedPayments({ database }),
    transact: (work) => database.transact(work),
    addPayment: async ({ status = 'SUCCEEDED', refund, dispute = 'NONE' } = {}) => {
      const { paymentId } = await insertPayment(database, merchantId, (orders += 1), {});
      await database.rows(
        `update payments set status = :status, dispute_status = :dispute,
           succeeded_at = case :status when 'SUCCEEDED' then succeeded_at end where id = :paymentId`,
        { paymentId, status, dispute },
      );
      if (refund !== undefined) {
        const refundId = await insertRefund(database, paymentId, 100, 'EUR');
        await database.rows('update refunds set status = :refund where id = :refundId', { refund, refundId });
      }
      return paymentId;
    },
    close,
  };
};
