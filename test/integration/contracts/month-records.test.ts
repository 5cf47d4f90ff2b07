import { SqlMonthRecords } from '#modules/closing/adapters/postgres/sql-month-records.ts';
import { describeMonthRecords } from '#test/contracts/month-records.ts';
import { openUsersDatabase } from './users-database.ts';

describeMonthRecords('SqlMonthRecords', async () => {
  const { database, addMerchant, close } = await openUsersDatabase();
  const merchantId = await addMerchant();
  return {
    records: new SqlMonthRecords({ database }),
    merchantId,
    checkOf: async (month) => {
      const [row] = await database.rows<{ documents: number; errors: number; warnings: number }>(
        'select documents, errors, warnings from month_checks where merchant_id = :merchantId and month = :day',
        { merchantId, day: `${month}-01` },
      );
      return row;
    },
    close,
  };
});
