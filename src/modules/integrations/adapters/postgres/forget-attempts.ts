import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';

/** How long tries are kept; events and their deliveries are kept longer (`forget-events.ts`). */
const keptDays = 30;
const batch = 5_000;

/** Deletes tries older than 30 days, in batches of one transaction each. */
export const forgetAttempts = async ({
  database,
  clock,
}: Readonly<{ database: Database; clock: Clock }>): Promise<void> => {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000);
  let deleted = batch;
  while (deleted === batch) {
    const rows = await database.rows(
      `delete from webhook_attempts where (endpoint_id, event_id, seq) in (
         select endpoint_id, event_id, seq from webhook_attempts where at < :before order by at limit ${batch}
       ) returning seq`,
      { before },
    );
    deleted = rows.length;
  }
};
