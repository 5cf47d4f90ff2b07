import { SqlOpenMerchants } from '#modules/merchants/adapters/postgres/sql-open-merchants.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { openContractDatabase } from '#test/integration/contracts/contract-database.ts';

export const openOpenMerchants: Opener<'OpenMerchants'> = async () => {
  const opened = await openContractDatabase();
  const { database } = opened;
  return {
    ...opened,
    merchants: new SqlOpenMerchants({ database, config: { operatorMerchantId: null } }),
    assign: async (merchantId, userId) => {
      const sql = `insert into merchant_assignments (merchant_id, user_id, assigned_at) values (:merchantId, :userId, now())`;
      await database.rows(sql, { merchantId, userId });
    },
    name: async (merchantId, businessName) => {
      const sql = 'update merchants set business_name = :businessName where id = :merchantId';
      await database.rows(sql, { merchantId, businessName });
    },
    closeMerchant: async (merchantId) => {
      await database.rows('update merchants set closed_at = now() where id = :merchantId', { merchantId });
    },
  };
};
