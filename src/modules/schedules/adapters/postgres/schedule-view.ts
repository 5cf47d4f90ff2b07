import { rowColumns, runColumns, type RunRow, type ScheduleRow } from './schedule-row.ts';

/** A schedule for lists and records. */
export type ScheduleView = ScheduleRow &
  Readonly<{ merchantName: string; openRuns: number; problem: string | null; createdAt: string }>;

const open = `from schedule_runs r where r.schedule_id = s.id and r.state in ('PROPOSED', 'FAILED', 'MISSED')`;
export const openRuns = `(select count(*)::integer ${open})`;
const problem = `(select r.problem ${open} and r.problem is not null order by r.period desc limit 1)`;

/** Columns of a ScheduleView, from `viewSource`. */
export const viewColumns = `${rowColumns}, m.business_name as "merchantName", ${openRuns} as "openRuns",
  ${problem} as problem, s.created_at as "createdAt"`;
export const viewSource = 'schedules s join merchants m on m.id = s.merchant_id';

/** A period for records. */
export type RunView = RunRow &
  Readonly<{
    currency: ScheduleRow['currency'];
    problemField: string | null;
    invoiceNumber: string | null;
    ranAt: string;
  }>;
export const runViewColumns = `${runColumns}, s.currency, r.problem_field as "problemField",
  i.invoice_number as "invoiceNumber", r.ran_at as "ranAt"`;
export const runViewSource = `schedule_runs r join schedules s on s.id = r.schedule_id
  left join invoices i on i.id = r.invoice_id`;
