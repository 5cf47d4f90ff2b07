import type { Database } from '#platform/database/database.ts';
import type { CustomerDirectory } from '../../application/customer-directory.ts';

export const sqlCustomerDirectory = ({ database }: Readonly<{ database: Database }>): CustomerDirectory => ({
  isPickable: async (merchantId, customerId) => {
    const rows = await database.rows(
      `select c.id from customers c
       where c.id = :customerId and c.merchant_id = :merchantId and c.archived_at is null`,
      { merchantId, customerId },
    );
    return rows.length > 0;
  },
});
