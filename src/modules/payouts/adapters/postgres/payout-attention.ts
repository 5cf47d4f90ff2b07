import type { AttentionItem } from '#kernel/attention-item.ts';
import { countRows } from '#platform/database/count-rows.ts';
import type { Database } from '#platform/database/database.ts';
import { reviewConditions } from './payout-conditions.ts';

const reviews = [
  ['PAYOUTS_FAILED', 'FAILED'],
  ['PAYOUTS_DIFFER', 'DIFFERS'],
] as const;

/** Attention items: payouts that the bank refused or that are not explained. */
export const payoutAttention = ({
  database,
}: Readonly<{ database: Database }>): AttentionItem<(typeof reviews)[number][0]>[] =>
  reviews.map(([kind, review]) => ({
    kind,
    count: () => countRows(database, `payouts o where ${reviewConditions[review]}`),
  }));
