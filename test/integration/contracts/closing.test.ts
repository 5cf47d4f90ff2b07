import { contractDatabase } from '#test/integration/contracts/contract-database.ts';
import { SqlMonthCloses } from '#modules/closing/adapters/postgres/sql-month-closes.ts';
import { SqlMonthRecords } from '#modules/closing/adapters/postgres/sql-month-records.ts';
import { SqlThresholdRecords } from '#modules/closing/adapters/postgres/sql-threshold-records.ts';
import { runSuites } from '#test/contracts/run-suites.ts';

const onDatabase = contractDatabase();

runSuites('PostgreSQL', {
  MonthCloses: onDatabase(async ({ database, addMerchant }) => ({
    closes: new SqlMonthCloses({ database }),

    merchantId: await addMerchant(),
    otherMerchantId: await addMerchant(),
  })),
  MonthRecords: onDatabase(async ({ database, addMerchant }) => {
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
    };
  }),
  ThresholdRecords: onDatabase(async ({ database, addMerchant }) => ({
    thresholds: new SqlThresholdRecords({ database }),
    merchantId: await addMerchant(),
    otherMerchantId: await addMerchant(),
  })),
});
