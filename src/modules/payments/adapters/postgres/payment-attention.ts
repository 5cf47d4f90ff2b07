import type { Concern } from '#kernel/concern.ts';
import { countRows } from '#platform/database/count-rows.ts';
import type { Database } from '#platform/database/database.ts';
import { reviewConditions } from './money-back-conditions.ts';

const reviews = [
  ['MISMATCHES', 'WAITING'],
  ['FAILED_REFUNDS', 'REFUND_FAILED'],
  ['KEPT_DUPLICATES', 'NOT_GIVEN_BACK'],
  ['DISPUTES_DUE', 'DISPUTE_DUE'],
] as const;

/** Payments and webhook events that wait for a decision of the back office. */
export const paymentAttention = ({ database }: Readonly<{ database: Database }>): Concern[] => [
  {
    kind: 'PARKED_EVENTS',
    count: () => countRows(database, `provider_events where state = 'PARKED'`),
  },
  ...reviews.map(([kind, review]) => ({
    kind,
    count: () => countRows(database, `payments p where ${reviewConditions[review]}`),
  })),
];
