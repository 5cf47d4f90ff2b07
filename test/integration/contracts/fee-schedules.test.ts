import { SqlFeeSchedules } from '#modules/payments/adapters/postgres/sql-fee-schedules.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { describeFeeSchedules } from '#test/contracts/fee-schedules.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

describeFeeSchedules('PostgreSQL', async (schedules) => {
  const { database, migratorUrl, close } = await openTestDatabase(2);
  // The role of the migrations enters the schedules; those that apply already stay as they are.
  const owner = openDatabase(migratorUrl, { size: 1 });
  await owner.database.rows('alter table fee_schedules disable trigger keep_past');
  await owner.database.rows('delete from fee_schedules');
  for (const schedule of schedules) {
    await owner.database.rows(
      `insert into fee_schedules
         (valid_from, charge_currency, platform_basis_points, provider_basis_points, provider_fixed_minor)
       values (:validFrom, :currency, :platformBasisPoints, :providerBasisPoints, :providerFixedMinor)`,
      schedule,
    );
  }
  await owner.close();
  return { feeSchedules: new SqlFeeSchedules({ database }), close };
});
