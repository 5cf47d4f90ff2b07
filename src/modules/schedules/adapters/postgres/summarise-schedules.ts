import type * as z from 'zod';
import type { summariseSchedules as contract } from '#contract/schedules/schedules.ts';
import { addDays, type BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/database/database.ts';
import { monthsOf, periodsUntil, type Rhythm } from '../../domain/periods.ts';

type Row = Rhythm & Readonly<{ nextOn: BusinessDate; currency: ChargeCurrency; totalMinor: number }>;
type Found = Readonly<{ active: number; waiting: number; rows: readonly Row[] }>;
/** More than a merchant has; those of the nearest days count. */
const most = 5_000;
/** Days from today, itself included, of what comes. */
export const upcomingDays = 30;
const monthsOfYear = 12n;

/** What active schedules of a merchant make in the next thirty days, and on average a month. */
export const summariseSchedules = async (
  { database }: Readonly<{ database: Database }>,
  merchantId: number,
  today: BusinessDate,
): Promise<z.infer<typeof contract.response>> => {
  const [found] = await database.rows<Found>(
    `select (select count(*) from schedules s where s.merchant_id = :merchantId and s.state = 'ACTIVE')::integer as active,
       (select count(*) from schedule_runs r where r.merchant_id = :merchantId
          and r.state in ('PROPOSED', 'FAILED', 'MISSED'))::integer as waiting,
       (select coalesce(json_agg(next), '[]') from (
          select s.every, s.day, s.starts_on as "startsOn", s.ends_on as "endsOn", s.times, s.next_on as "nextOn",
            s.currency, s.total_minor as "totalMinor" from schedules s
          where s.merchant_id = :merchantId and s.state = 'ACTIVE' and s.next_on is not null
          order by s.next_on limit ${most}) next) as rows`,
    { merchantId },
  );
  const { rows, ...counts } = found!;
  const until = addDays(today, upcomingDays - 1);
  const byCurrency = Map.groupBy(rows, ({ currency }) => currency);
  const upcoming = [...byCurrency].map(([currency, schedules]) => {
    const documents = schedules.map((one) => periodsUntil(one, one.nextOn, until).length);
    const total = schedules.reduce(
      (sum, one, place) => sum + BigInt(one.totalMinor) * BigInt(documents[place]!),
      0n,
    );
    const ofYear = schedules.reduce(
      (sum, { totalMinor, every }) => sum + BigInt(totalMinor) * (monthsOfYear / BigInt(monthsOf[every])),
      0n,
    );
    return {
      currency,
      documents: documents.reduce((sum, count) => sum + count, 0),
      total: Money.ofMinor(total, currency).toDecimal(),
      // Half up.
      perMonth: Money.ofMinor((ofYear * 2n + monthsOfYear) / (monthsOfYear * 2n), currency).toDecimal(),
    };
  });
  return { ...counts, upcoming };
};
