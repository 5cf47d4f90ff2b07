import { SqlRefundSums } from '#modules/payments/adapters/postgres/sql-refund-sums.ts';
import { describeRefundSums } from '#test/contracts/refund-sums.ts';
import { openPaymentsDatabase } from './payments-database.ts';

describeRefundSums('PostgreSQL', async () => {
  const { database, ...opened } = await openPaymentsDatabase();
  return { ...opened, refundSums: new SqlRefundSums({ database }) };
});
