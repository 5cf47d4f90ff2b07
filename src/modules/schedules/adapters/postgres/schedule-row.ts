import type { ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import type { StoredRun, StoredSchedule } from '../../application/schedule-rows.ts';

/** A row as it is read. */
export type ScheduleRow = Omit<StoredSchedule, 'total' | 'cardMax'> &
  Readonly<{ currency: ChargeCurrency; totalMinor: number; cardMaxMinor: number | null }>;

/** Columns of a ScheduleRow of `schedules s`. */
export const rowColumns = `s.id, s.merchant_id as "merchantId", s.token, s.customer_id as "customerId",
  s.customer_name as "customerName", s.content, s.about, s.currency, s.total_minor as "totalMinor",
  s.vat_registration as "vatRegistration", s.every, s.day, s.starts_on as "startsOn", s.ends_on as "endsOn", s.times,
  s.due_days as "dueDays", s.mode, s.charges_card as "chargesCard", s.card_max_minor as "cardMaxMinor", s.state,
  s.next_on as "nextOn", s.version`;

export const scheduleOf = ({ currency, totalMinor, cardMaxMinor, ...row }: ScheduleRow): StoredSchedule => ({
  ...row,
  total: Money.ofMinor(BigInt(totalMinor), currency),
  cardMax: cardMaxMinor === null ? null : Money.ofMinor(BigInt(cardMaxMinor), currency),
});

/** Columns of a StoredRun of `schedule_runs r`, and of its problems. */
export const runColumns = `r.id, r.schedule_id as "scheduleId", r.merchant_id as "merchantId", r.period, r.state,
  r.content, r.total_minor as "totalMinor", r.invoice_id as "invoiceId", r.charge, r.charge_tries as "chargeTries",
  r.charge_on as "chargeOn", r.problem, r.charge_problem as "chargeProblem"`;

export type RunRow = StoredRun & Readonly<{ problem: string | null; chargeProblem: string | null }>;
