import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { addDays, businessDateOf, isBefore, startOfDay, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { filteredRows } from './payment-conditions.ts';
import {
  countsOf,
  figuresOfPayments,
  figuresOfRollups,
  totalOf,
  type CurrencyFigures,
  type PaymentCounts,
  type Total,
} from './payment-figures.ts';
import { rollupFor, rollupRows } from './payment-rollups.ts';

type Step = 'day' | 'week' | 'month';
type Period = Readonly<{
  by: Step;
  /** Both included, in Sofia. */
  from: BusinessDate;
  to: BusinessDate;
  merchantId: number | null;
}>;
type Query = Omit<Period, 'from' | 'to'> &
  Readonly<{ actor: Actor; from: BusinessDate | undefined; to: BusinessDate | undefined }>;
type Deps = Readonly<{ database: Database; merchants: MerchantDirectory; clock: Clock }>;

type StepTakings = PaymentCounts & Readonly<{ start: BusinessDate; takings: Total }>;
type Decline = Readonly<{ code: string; count: number }>;

const defaultDays = 30;
/** Longest period by step, in days: a limit on the number of steps. */
const mostDays: Readonly<Record<Step, number>> = { day: 400, week: 2_800, month: 12_000 };

const steps = `(select day::date as start from generate_series(
  date_trunc(:by, :firstDay::timestamp), :lastDay::timestamp, ('1 ' || :by)::interval) day) steps`;

/** The SQL after `select steps.start,` for the payments of a period. */
const rowsOfSteps = (visible: Visibility, { from, to, merchantId }: Period) => {
  const filters = { from, to, merchantId: merchantId ?? undefined };
  if (rollupFor(visible, filters) === 'DAY') {
    const { view, where, bindings } = rollupRows('DAY', visible, filters);
    return {
      rows: `t.currency, ${figuresOfRollups} from ${steps}
        left join (select * from ${view} t where ${where}) t on date_trunc(:by, t.day::timestamp)::date = steps.start`,
      bindings,
    };
  }
  const { where, bindings } = filteredRows(visible, filters);
  return {
    rows: `p.currency, ${figuresOfPayments} from ${steps} left join (select * from payments p where ${where}) p
      on date_trunc(:by, p.created_at at time zone 'Europe/Sofia')::date = steps.start`,
    bindings,
  };
};

/** All steps of the period, also empty ones; a payment counts on the day on which it was created. */
const readSteps = async (database: Database, visible: Visibility, period: Period): Promise<StepTakings[]> => {
  const { rows, bindings } = rowsOfSteps(visible, period);
  const figures = await database.rows<CurrencyFigures & { start: BusinessDate }>(
    `select steps.start, ${rows} group by 1, 2 order by 1, 2`,
    { ...bindings, by: period.by, firstDay: period.from, lastDay: period.to },
  );
  return [...Map.groupBy(figures, ({ start }) => start)].map(([start, ofStep]) => ({
    start,
    ...countsOf(ofStep),
    takings: totalOf(ofStep),
  }));
};

/** Counts all declines, also of payments that succeeded with another card. */
const readDeclines = (
  database: Database,
  visible: Visibility,
  { from, to, merchantId }: Period,
): Promise<Decline[]> => {
  const { where, bindings } = filteredRows(visible, { merchantId: merchantId ?? undefined });
  return database.rows<Decline>(
    `select coalesce(e.reason, 'unknown') as code, count(*)::bigint as count
     from payment_events e join payments p on p.id = e.payment_id
     where e.kind = 'DECLINED' and e.at >= :since and e.at < :until and ${where}
     group by 1 order by 2 desc, 1`,
    { ...bindings, since: startOfDay(from), until: startOfDay(addDays(to, 1)) },
  );
};

/**
 * Takings by day, week or month, and decline codes; the last thirty days by default.
 * @throws SignInNeeded, NotAllowed, InvalidFields for a period that ends before it begins or is too long
 */
export const getTakings = async (
  { database, merchants, clock }: Deps,
  { actor, by, merchantId, ...days }: Query,
): Promise<Readonly<{ steps: StepTakings[]; declines: Decline[] }>> => {
  mustHaveRole(actor, 'ADMIN', 'SUPPORT', 'ACCOUNTANT');
  const to = days.to ?? businessDateOf(clock.now());
  const from = days.from ?? addDays(to, 1 - defaultDays);
  if (isBefore(to, from) || isBefore(from, addDays(to, -mostDays[by]))) {
    throw new InvalidFields([{ field: 'from', code: 'fields.format' }]);
  }
  const visible = await merchants.visibleTo(actor);
  const period = { by, from, to, merchantId };
  return {
    steps: await readSteps(database, visible, period),
    declines: await readDeclines(database, visible, period),
  };
};
