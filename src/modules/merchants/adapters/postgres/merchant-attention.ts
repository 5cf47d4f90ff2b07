import type { AttentionItem } from '#kernel/attention-item.ts';
import { countRows } from '#platform/database/count-rows.ts';
import type { Database } from '#platform/database/database.ts';
import { isRefused } from '#platform/mail/refused-emails.ts';
import { withoutTaxId } from './merchant-conditions.ts';

type Kind = 'MERCHANTS_WAITING' | 'MERCHANTS_WITHOUT_TAX_ID' | 'MERCHANTS_REFUSED_EMAIL';

/** Attention items: merchants to approve, active ones without tax id, and those whose address refuses mail. */
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
  {
    kind: 'MERCHANTS_REFUSED_EMAIL',
    count: () => countRows(database, `merchants where closed_at is null and ${isRefused('email')}`),
  },
];
