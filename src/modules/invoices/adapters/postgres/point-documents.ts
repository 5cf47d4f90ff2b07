import type { Database } from '#platform/database/database.ts';

type Deps = Readonly<{ database: Database }>;

/** The documents of one customer belong to another one of the merchant from now on; their buyers stay. */
export const moveDocumentsOfCustomer = async (
  { database }: Deps,
  bindings: Readonly<{ merchantId: number; from: number; into: number }>,
): Promise<void> => {
  await database.rows(
    'update invoices set customer_id = :into where customer_id = :from and merchant_id = :merchantId',
    bindings,
  );
};

/** Documents without a customer whose buyer has the EIK, or without one the e-mail, belong to the customer. */
export const pointDocumentsToCustomer = async (
  { database }: Deps,
  bindings: Readonly<{ merchantId: number; customerId: number; taxId: string | null; email: string | null }>,
): Promise<void> => {
  await database.rows(
    `update invoices i set customer_id = :customerId
     where i.merchant_id = :merchantId and i.customer_id is null
       and case when cast(:taxId as text) is null
         then nullif(i.buyer ->> 'taxId', '') is null and lower(i.customer_email) = lower(:email)
         else i.buyer ->> 'taxId' = :taxId end`,
    bindings,
  );
};
