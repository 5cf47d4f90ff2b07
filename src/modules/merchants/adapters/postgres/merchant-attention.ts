import type { AttentionItem } from '#kernel/attention-item.ts';
import { countRows } from '#platform/database/count-rows.ts';
import type { Database } from '#platform/database/database.ts';
import { withoutTaxId } from './merchant-conditions.ts';

type Kind = 'MERCHANTS_WAITING' | 'MERCHANTS_WITHOUT_TAX_ID';

/** Attention items: merchants to approve, and active merchants without tax id. */
export const merchantAttention = ({ database }: Readonly<{ database: Database }>): AttentionItem<Kind>[] => [
  {
    kind: 'MERCHANTS_WAITING',
    count: () => countRows(database, `merchants where status = 'PENDING' and closed_at is null`),
  },
  {
    kind: 'MERCHANTS_WITHOUT_TAX_ID',
    count: () =>
      countRows(database, `merchants where status = 'ACTIVE' and closed_at is null and ${withoutTaxId}`),
  },
];
