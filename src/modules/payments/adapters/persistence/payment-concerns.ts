import type { Concern } from '#kernel/concern.ts';
import { countRows } from '#platform/database/count-rows.ts';
import type { Database } from '#platform/database/database.ts';
import { awaitsReview } from './payment-conditions.ts';

/** What the card provider says that nobody but a person can put right. */
export const paymentConcerns = ({ database }: Readonly<{ database: Database }>): Concern[] => [
  {
    kind: 'PARKED_EVENTS',
    count: () => countRows(database, `provider_events where state = 'PARKED'`),
  },
  {
    kind: 'MISMATCHES',
    count: () => countRows(database, `payments p where ${awaitsReview}`),
  },
];
