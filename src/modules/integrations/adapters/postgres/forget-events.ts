import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';

/** How long events are kept, with their deliveries and attempts. */
export const keptDays = 90;
const batch = 2_000;

/** Deletes events older than 90 days, in batches of one transaction each. @returns how many */
export const forgetEvents = async ({
  database,
  clock,
}: Readonly<{ database: Database; clock: Clock }>): Promise<number> => {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000);
  for (let deleted = 0; ;) {
    const rows = await database.rows(
      `delete from merchant_events where id in (
         select id from merchant_events where at < :before order by at limit ${batch}) returning id`,
      { before },
    );
    deleted += rows.length;
    if (rows.length < batch) return deleted;
  }
};
