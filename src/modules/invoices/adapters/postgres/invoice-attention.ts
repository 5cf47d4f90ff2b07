import type { AttentionItem } from '#kernel/attention-item.ts';
import { countRows } from '#platform/database/count-rows.ts';
import type { Database } from '#platform/database/database.ts';
import { unsentMail } from './invoice-conditions.ts';

/** Attention items about invoices. */
export const invoiceAttention = ({
  database,
}: Readonly<{ database: Database }>): AttentionItem<'UNSENT_MAIL'>[] => [
  { kind: 'UNSENT_MAIL', count: () => countRows(database, `invoices i where ${unsentMail}`) },
];
