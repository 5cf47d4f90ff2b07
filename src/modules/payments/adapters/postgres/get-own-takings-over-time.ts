import type { Actor } from '#kernel/actor.ts';
import { addDays, businessDateOf, isBefore, startOfDay, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Currency } from '#kernel/currency.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Money } from '#kernel/money.ts';
import { recordsVisibleTo, type RecordVisibility } from '#kernel/records-visible-to.ts';
import type { Database } from '#platform/database/database.ts';
import { keptOf } from '../../domain/kept.ts';
import { growthOf } from '../../domain/percent.ts';
import {
  comparedSpans,
  placeAt,
  placesOf,
  type ComparedSpans,
  type TakingsPeriod,
} from '../../domain/takings-period.ts';
import { visibleRows } from './payment-conditions.ts';
import { euro, providerFeeSql, type CurrencySum } from './payment-figures.ts';
import { takenBack, type TakenBackKind } from './taken-back.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;

/** SUCCEEDED payments of a period, by the instant of success, with the period before; amounts in EUR. */
export type TakingsOverTime = Readonly<{
  /** Both included, in Sofia. */
  from: BusinessDate;
  to: BusinessDate;
  total: Money<'EUR'>;
  /** Of the period before, up to the same elapsed time; of all of it once the period is over. */
  previousTotal: Money;
  /** Percent; null when the period before has no takings. */
  growth: number | null;
  count: number;
  fees: Money;
  /** Refunds that succeeded in the period, and disputes lost in it with their fees, also of earlier payments. */
  refunds: Money;
  disputes: Money;
  /** What the merchant keeps (`keptOf`). */
  net: Money;
  byCurrency: readonly CurrencySum[];
  /** Today in Sofia, with yesterday up to the same time of day. */
  today: Readonly<{ amount: Money; count: number; yesterdayByNow: Money }>;
  /** The last 30 days, also empty ones; the last is today. */
  lastDays: readonly Readonly<{ amount: Money; count: number }>[];
  /** The place of now; null when the period does not contain it. */
  current: number | null;
  /** All places of the period, also empty ones: hours, ISO weekdays, days, months of the quarter or of the year. */
  points: readonly Readonly<{ place: number; amount: Money; previousAmount: Money }>[];
}>;

const charOf = (format: string): string =>
  `cast(to_char(p.succeeded_at at time zone 'Europe/Sofia', '${format}') as integer)`;

/** SQL of the place of a payment: hour, ISO weekday, day, month of the quarter or of the year. */
const places: Readonly<Record<TakingsPeriod, string>> = {
  DAY: charOf('HH24'),
  WEEK: charOf('ID'),
  MONTH: charOf('DD'),
  QUARTER: `(${charOf('MM')} - 1) % 3 + 1`,
  YEAR: charOf('MM'),
};

type Point = Readonly<{ place: number; eurMinor: number; previousEurMinor: number }>;
type SumRow = Readonly<{
  currency: Currency;
  amountMinor: number;
  count: number;
  eurMinor: number;
  feesEurMinor: number;
  previousEurMinor: number;
}>;

const boundsOf = ({ span, before, comparedUntil }: ComparedSpans) => ({
  since: startOfDay(before.from),
  from: startOfDay(span.from),
  end: startOfDay(span.end),
  comparedUntil,
});

type Rows = Readonly<{ merchantId: number; records: RecordVisibility; spans: ComparedSpans }>;

const rowsOf = ({ merchantId, records, spans }: Rows) => {
  const { where, bindings } = visibleRows([merchantId], records);
  return {
    rows: `from payments p where ${where} and p.status = 'SUCCEEDED'
      and p.succeeded_at >= :since and p.succeeded_at < :end`,
    bindings: { ...bindings, ...boundsOf(spans) },
  };
};

const readPoints = (database: Database, of: Rows, period: TakingsPeriod): Promise<Point[]> => {
  const { rows, bindings } = rowsOf(of);
  return database.rows<Point>(
    `select ${places[period]} as place,
       coalesce(sum(p.eur_amount_minor) filter (where p.succeeded_at >= :from), 0)::bigint as "eurMinor",
       coalesce(sum(p.eur_amount_minor) filter (where p.succeeded_at < :from), 0)::bigint as "previousEurMinor"
     ${rows} group by 1 order by 1`,
    bindings,
  );
};

const readSums = (database: Database, of: Rows): Promise<SumRow[]> => {
  const { rows, bindings } = rowsOf(of);
  return database.rows<SumRow>(
    `select p.currency,
       coalesce(sum(p.amount_minor) filter (where p.succeeded_at >= :from), 0)::bigint as "amountMinor",
       count(*) filter (where p.succeeded_at >= :from)::bigint as count,
       coalesce(sum(p.eur_amount_minor) filter (where p.succeeded_at >= :from), 0)::bigint as "eurMinor",
       coalesce(sum(round(p.charge_platform_fee_minor / p.eur_rate) + round((${providerFeeSql}) / p.eur_rate))
         filter (where p.succeeded_at >= :from), 0)::bigint as "feesEurMinor",
       coalesce(sum(p.eur_amount_minor) filter (where p.succeeded_at < :comparedUntil), 0)::bigint as "previousEurMinor"
     ${rows} group by p.currency order by p.currency`,
    bindings,
  );
};

type TakenBack = Readonly<Record<TakenBackKind, number>>;

const readTakenBack = async (
  database: Database,
  { merchantId, records, spans }: Rows,
): Promise<TakenBack> => {
  const { where, bindings } = visibleRows([merchantId], records);
  const { from, end } = boundsOf(spans);
  const rows = await database.rows<{ kind: TakenBackKind; eurMinor: number }>(
    `select kind, sum("eurMinor")::bigint as "eurMinor"
     from (${takenBack({ where, within: (at) => `${at} >= :from and ${at} < :end` })}) taken group by 1`,
    { ...bindings, from, end },
  );
  const sumOf = (kind: TakenBackKind): number => rows.find((row) => row.kind === kind)?.eurMinor ?? 0;
  return { REFUNDS: sumOf('REFUNDS'), DISPUTES: sumOf('DISPUTES') };
};

const shownDays = 30;
type DayRow = Readonly<{ day: BusinessDate; count: number; eurMinor: number; byNowMinor: number }>;
type Days = Pick<TakingsOverTime, 'today' | 'lastDays'>;

const readLastDays = async (
  database: Database,
  { merchantId, records }: Omit<Rows, 'spans'>,
  now: Date,
): Promise<Days> => {
  const today = businessDateOf(now);
  const { where, bindings } = visibleRows([merchantId], records);
  const first = addDays(today, 1 - shownDays);
  const rows = await database.rows<DayRow>(
    `select to_char(p.succeeded_at at time zone 'Europe/Sofia', 'YYYY-MM-DD') as day, count(*)::bigint as count,
       sum(p.eur_amount_minor)::bigint as "eurMinor",
       coalesce(sum(p.eur_amount_minor) filter (where cast(p.succeeded_at at time zone 'Europe/Sofia' as time)
         <= cast(cast(:now as timestamptz) at time zone 'Europe/Sofia' as time)), 0)::bigint as "byNowMinor"
     from payments p where ${where} and p.status = 'SUCCEEDED' and p.succeeded_at >= :first group by 1`,
    { ...bindings, first: startOfDay(first), now },
  );
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const lastDays = Array.from({ length: shownDays }, (_, place) => {
    const { count = 0, eurMinor = 0 } = byDay.get(addDays(first, place)) ?? {};
    return { amount: euro(eurMinor), count };
  });
  const yesterdayByNow = euro(byDay.get(addDays(today, -1))?.byNowMinor ?? 0);
  return { lastDays, today: { ...lastDays.at(-1)!, yesterdayByNow } };
};

/**
 * Takings of the actor's merchant in the period that contains a day, today by default, compared with the period before.
 * @throws SignInNeeded, NotAllowed, InvalidFields for a day after today
 */
export const getOwnTakingsOverTime = async (
  { database, clock }: Deps,
  actor: Actor,
  period: TakingsPeriod,
  on?: BusinessDate,
): Promise<TakingsOverTime> => {
  const merchantId = mustHold(actor, 'SEE', 'payments:read');
  const now = clock.now();
  const today = businessDateOf(now);
  if (on !== undefined && isBefore(today, on))
    throw new InvalidFields([{ field: 'on', code: 'fields.period-to-come' }]);
  const spans = comparedSpans(period, on ?? today, now);
  const of = { merchantId, records: recordsVisibleTo(actor, clock), spans };
  const points = new Map((await readPoints(database, of, period)).map((point) => [point.place, point]));
  const sums = await readSums(database, of);
  const back = await readTakenBack(database, of);
  const sumOf = (field: Exclude<keyof SumRow, 'currency' | 'amountMinor'>): number =>
    sums.reduce((sum, row) => sum + row[field], 0);
  const total = sumOf('eurMinor');
  const previousTotal = sumOf('previousEurMinor');
  const parts = {
    turnover: euro(total),
    fees: euro(sumOf('feesEurMinor')),
    refunds: euro(back.REFUNDS),
    disputes: euro(back.DISPUTES),
  };
  return {
    from: spans.span.from,
    to: addDays(spans.span.end, -1),
    total: euro(total),
    previousTotal: euro(previousTotal),
    growth: growthOf(total, previousTotal),
    count: sumOf('count'),
    fees: parts.fees,
    refunds: parts.refunds,
    disputes: parts.disputes,
    net: keptOf(parts),
    byCurrency: sums
      .filter(({ count }) => count > 0)
      .map(({ currency, amountMinor, count }) => ({ currency, amountMinor, count })),
    ...(await readLastDays(database, of, now)),
    current: placeAt(period, spans.span, now),
    points: placesOf(period, spans.span).map((place) => {
      const { eurMinor = 0, previousEurMinor = 0 } = points.get(place) ?? {};
      return { place, amount: euro(eurMinor), previousAmount: euro(previousEurMinor) };
    }),
  };
};
