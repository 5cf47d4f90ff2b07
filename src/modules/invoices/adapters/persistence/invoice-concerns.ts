import type { Clock } from '#kernel/clock.ts';
import type { Concern } from '#kernel/concern.ts';
import { countRows } from '#platform/database/count-rows.ts';
import type { Database } from '#platform/database/database.ts';

/** A mail that has not gone out by then will hardly go by itself. */
const patienceMs = 15 * 60_000;

export const invoiceConcerns = ({
  database,
  clock,
}: Readonly<{ database: Database; clock: Clock }>): Concern[] => [
  {
    kind: 'UNSENT_MAIL',
    count: () =>
      countRows(
        database,
        `invoice_deliveries where state = 'FAILED' or (state = 'QUEUED' and created_at < :since)`,
        {
          since: new Date(clock.now().getTime() - patienceMs),
        },
      ),
  },
];
