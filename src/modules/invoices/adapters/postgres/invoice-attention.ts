import type { Concern } from '#kernel/concern.ts';
import { countRows } from '#platform/database/count-rows.ts';
import type { Database } from '#platform/database/database.ts';
import { unsentMail } from './invoice-conditions.ts';

export const invoiceAttention = ({ database }: Readonly<{ database: Database }>): Concern[] => [
  { kind: 'UNSENT_MAIL', count: () => countRows(database, `invoices i where ${unsentMail}`) },
];
