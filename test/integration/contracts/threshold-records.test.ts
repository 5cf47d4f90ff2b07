import { SqlThresholdRecords } from '#modules/closing/adapters/postgres/sql-threshold-records.ts';
import { describeThresholdRecords } from '#test/contracts/threshold-records.ts';
import { openUsersDatabase } from './users-database.ts';

describeThresholdRecords('SqlThresholdRecords', async () => {
  const { database, addMerchant, close } = await openUsersDatabase();
  return {
    thresholds: new SqlThresholdRecords({ database }),
    merchantId: await addMerchant(),
    close,
  };
});
