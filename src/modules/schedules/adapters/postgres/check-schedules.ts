import type { Invariant } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { findViolations } from '#platform/database/find-violations.ts';

const name = `format('period %s of schedule %s', r.period, r.schedule_id)`;

const wrong = `
  select ${name} || format(' has document %s of merchant %s', i.invoice_number, i.merchant_id) as name
  from schedule_runs r join invoices i on i.id = r.invoice_id where i.merchant_id <> r.merchant_id
  union all
  select ${name} || format(' is %s, its document %s', r.total_minor, i.total_minor)
  from schedule_runs r join invoices i on i.id = r.invoice_id where i.total_minor <> r.total_minor
  union all
  select ${name} || ' was charged, and its document is not paid'
  from schedule_runs r join invoices i on i.id = r.invoice_id
  where r.charge = 'CHARGED' and i.status <> 'PAID' and i.annulled_at is null
  union all
  select ${name} || ' is before the next day of its schedule, and after it'
  from schedule_runs r join schedules s on s.id = r.schedule_id where s.next_on is not null and r.period >= s.next_on`;

/** An issued period has its document, over its sum, and no period is done twice. */
export const scheduleChecks = ({ database }: Readonly<{ database: Database }>): Invariant[] => [
  { code: 'doctor.schedule-runs', violations: () => findViolations(database, wrong) },
];
