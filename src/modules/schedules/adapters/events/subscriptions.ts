import { subscription, type Subscription } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import { CustomersMerged } from '#modules/customers/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { ScheduleRows } from '../../application/schedule-rows.ts';

/** Runs in the transaction that merges the customers: schedules of one are those of the other. */
export const onCustomersMerged = ({ database }: Readonly<{ database: Database }>): Subscription =>
  subscription(CustomersMerged, async ({ from, into }) => {
    await database.rows(
      `update schedules set customer_id = :into, content = jsonb_set(content, '{customerId}', to_jsonb(:into::bigint))
       where customer_id = :from returning id`,
      { from, into },
    );
  });

const settling = /^invoice\.(?:paid|annulled)$/;

/** A document that is paid or annulled is charged to no card any more. */
export const onInvoiceSettled = ({ rows }: Readonly<{ rows: ScheduleRows }>): Subscription =>
  subscription(MerchantFactHappened, async ({ type, subjectId }) => {
    if (settling.test(type)) await rows.forgetCharge(Number(subjectId));
  });
