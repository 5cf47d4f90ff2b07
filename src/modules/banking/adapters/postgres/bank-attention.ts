import type { AttentionItem } from '#kernel/attention-item.ts';
import { countRows } from '#platform/database/count-rows.ts';
import type { Database } from '#platform/database/database.ts';

/** Attention items: transfers that paid again what was paid, and that their merchant has not sent back. */
export const bankAttention = ({
  database,
}: Readonly<{ database: Database }>): AttentionItem<'TRANSFERS_TO_RETURN'>[] => [
  {
    kind: 'TRANSFERS_TO_RETURN',
    count: () => countRows(database, `bank_lines l where l.state = 'TO_RETURN'`),
  },
];
