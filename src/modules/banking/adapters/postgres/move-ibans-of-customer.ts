import type { Database } from '#platform/database/database.ts';

/** The accounts from which one customer has paid are those of another one from now on. */
export const moveIbansOfCustomer = async (
  { database }: Readonly<{ database: Database }>,
  bindings: Readonly<{ from: number; into: number }>,
): Promise<void> => {
  await database.rows(
    `insert into customer_ibans (customer_id, iban, first_seen, confirmed_by)
     select :into, n.iban, n.first_seen, n.confirmed_by from customer_ibans n where n.customer_id = :from
     on conflict (customer_id, iban) do update
       set first_seen = least(customer_ibans.first_seen, excluded.first_seen) returning 1`,
    bindings,
  );
  await database.rows('delete from customer_ibans where customer_id = :from returning 1', bindings);
};
