import { countRows } from '#platform/database/count-rows.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReadMonthDeps } from '../../application/read-month.ts';

/** Outgoing movements are set aside by themselves; those that go back to their payers are no turnover. */
const openLines = `bank_lines where merchant_id = :merchantId and state in ('NEW', 'SUGGESTED')
  and amount_minor > 0 and booked_on between cast(:from as date) and cast(:to as date)`;

/** Counts the incoming movements of which it is not decided what they paid. */
export const countOpenBankLines =
  ({ database }: Readonly<{ database: Database }>): ReadMonthDeps['countOpenBankLines'] =>
  (merchantId, days) =>
    countRows(database, openLines, { merchantId, ...days });
