import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';

const dayMs = 86_400_000;
const attemptDays = 30;
const eventDays = 90;
/** Rows of one statement: no long lock, no long transaction. */
const batch = 5_000;

const oldAttempts = `
  delete from webhook_attempts where (endpoint_id, event_id, seq) in (
    select endpoint_id, event_id, seq from webhook_attempts where at < :before order by at limit ${batch}
  ) returning seq`;

/** With their deliveries. */
const oldEvents = `
  delete from merchant_events where id in (
    select id from merchant_events where at < :before order by at limit ${batch}
  ) returning id`;

/** Deletes tries after 30 days and events with their deliveries after 90. */
export const forgetDeliveries = async ({
  database,
  clock,
}: Readonly<{ database: Database; clock: Clock }>): Promise<void> => {
  const forget = async (sql: string, days: number): Promise<void> => {
    const before = new Date(clock.now().getTime() - days * dayMs);
    let deleted = batch;
    while (deleted === batch) deleted = (await database.rows(sql, { before })).length;
  };
  await forget(oldAttempts, attemptDays);
  await forget(oldEvents, eventDays);
};
