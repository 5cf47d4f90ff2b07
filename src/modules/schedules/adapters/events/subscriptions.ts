import { system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { subscription, type Subscription } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import { MerchantLeft } from '#modules/merchants/index.ts';
import { CustomersMerged } from '#modules/customers/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { ScheduleAuditLog } from '../../domain/audit-actions.ts';
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

/** Runs in the transaction in which a merchant leaves: its schedules end. */
export const onMerchantLeft = ({
  rows,
  clock,
  audit,
}: Readonly<{ rows: ScheduleRows; clock: Clock; audit: ScheduleAuditLog }>): Subscription =>
  subscription(MerchantLeft, async ({ merchantId }) => {
    const actor = system('merchant-left');
    for (const id of await rows.endOf(merchantId, clock.now()))
      await audit.record({ actor, action: 'schedule.ended', subject: { type: 'schedule', id } });
  });

const settling = /^invoice\.(?:paid|annulled)$/;

/** A document that is paid or annulled is charged to no card any more. */
export const onInvoiceSettled = ({ rows }: Readonly<{ rows: ScheduleRows }>): Subscription =>
  subscription(MerchantFactHappened, async ({ type, subjectId }) => {
    if (settling.test(type)) await rows.forgetCharge(Number(subjectId));
  });
