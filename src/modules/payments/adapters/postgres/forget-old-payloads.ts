import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';

const keptForMs = 90 * 86_400_000;

/**
 * Empties the payloads of DONE and IGNORED webhook events received more than ninety days ago; the rows stay (privacy
 * policy). @returns number of events
 */
export const forgetOldPayloads = async ({
  database,
  clock,
}: Readonly<{ database: Database; clock: Clock }>): Promise<number> => {
  const before = new Date(clock.now().getTime() - keptForMs);
  const emptied = await database.rows(
    `update provider_events set payload = '{}'
     where state in ('DONE', 'IGNORED') and received_at < :before and payload <> '{}' returning id`,
    { before },
  );
  return emptied.length;
};
