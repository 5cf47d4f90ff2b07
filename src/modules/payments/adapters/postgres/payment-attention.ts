import type { AttentionItem } from '#kernel/attention-item.ts';
import { countRows } from '#platform/database/count-rows.ts';
import type { Database } from '#platform/database/database.ts';
import { reviewConditions } from './review-conditions.ts';

const reviews = [
  ['MISMATCHES', 'WAITING'],
  ['FAILED_REFUNDS', 'REFUND_FAILED'],
  ['KEPT_DUPLICATES', 'NOT_GIVEN_BACK'],
  ['DISPUTES_DUE', 'DISPUTE_DUE'],
  ['DISPUTES_OPEN', 'DISPUTE_OPEN'],
  ['REFUND_BURSTS', 'REFUND_BURST'],
  ['OTHER_CURRENCIES', 'OTHER_CURRENCY'],
  ['FRAUD_WARNINGS', 'FRAUD_WARNING'],
  ['CHARGED_AFTER_STOP', 'CHARGED_AFTER_STOP'],
] as const;
type Kind = 'PARKED_EVENTS' | 'LIMITS_REACHED' | (typeof reviews)[number][0];

/** Merchants that reached a limit within a day and whose limits have not been set since. */
const reachedLimits = `reached_limits r where r.reached_at > now() - interval '1 day'
  and not exists (select from merchant_limits l where l.merchant_id = r.merchant_id and l.set_at > r.reached_at)`;

/** Attention items: payments and webhook events that need a decision of the back office. */
export const paymentAttention = ({ database }: Readonly<{ database: Database }>): AttentionItem<Kind>[] => [
  {
    kind: 'PARKED_EVENTS',
    count: () => countRows(database, `provider_events where state = 'PARKED'`),
  },
  {
    kind: 'LIMITS_REACHED',
    count: () => countRows(database, reachedLimits),
  },
  ...reviews.map(([kind, review]) => ({
    kind,
    count: () => countRows(database, `payments p where ${reviewConditions[review]}`),
  })),
];
