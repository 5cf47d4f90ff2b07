import type { AttentionItem } from '#kernel/attention-item.ts';
import { countRows } from '#platform/database/count-rows.ts';
import type { Database } from '#platform/database/database.ts';
import { waitConditions, unsentMail } from './invoice-conditions.ts';

const conditions = [
  ['UNSENT_MAIL', unsentMail],
  ['BUYER_REQUESTS', waitConditions.BUYER_REQUEST],
  ['REFUNDED_ADVANCES', waitConditions.REFUNDED_ADVANCE],
  ['CHANGED_DOCUMENTS', waitConditions.CHANGED],
] as const;
type Kind = (typeof conditions)[number][0];

/** Attention items about invoices. */
export const invoiceAttention = ({ database }: Readonly<{ database: Database }>): AttentionItem<Kind>[] =>
  conditions.map(([kind, where]) => ({
    kind,
    count: () => countRows(database, `invoices i where ${where}`),
  }));
