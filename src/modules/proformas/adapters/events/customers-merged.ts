import { subscription, type Subscription } from '#kernel/events.ts';
import { CustomersMerged } from '#modules/customers/index.ts';
import type { Database } from '#platform/database/database.ts';

/** Runs in the transaction that merges the customers: proformas of one are those of the other. */
export const onCustomersMerged = ({ database }: Readonly<{ database: Database }>): Subscription =>
  subscription(CustomersMerged, async ({ from, into }) => {
    await database.rows(
      `update proformas set customer_id = :into, content = jsonb_set(content, '{customerId}', to_jsonb(:into::bigint))
       where customer_id = :from returning id`,
      { from, into },
    );
  });
