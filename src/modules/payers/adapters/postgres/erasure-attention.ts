import type { AttentionItem } from '#kernel/attention-item.ts';
import { countRows } from '#platform/database/count-rows.ts';
import type { Database } from '#platform/database/database.ts';

/** Attention items: payers who asked for erasure, which an administrator does by `plateno privacy erase`. */
export const erasureAttention = ({
  database,
}: Readonly<{ database: Database }>): AttentionItem<'ERASURE_REQUESTS'>[] => [
  { kind: 'ERASURE_REQUESTS', count: () => countRows(database, 'payer_erasure_requests r') },
];
