import type { Database } from '#platform/database/database.ts';

type Deps = Readonly<{ database: Database }>;

/** The links of one customer belong to another one of the merchant from now on. */
export const moveLinksOfCustomer = async (
  { database }: Deps,
  bindings: Readonly<{ merchantId: number; from: number; into: number }>,
): Promise<void> => {
  await database.rows(
    `update payment_links set customer_id = :into, version = version + 1
     where customer_id = :from and merchant_id = :merchantId`,
    bindings,
  );
};
