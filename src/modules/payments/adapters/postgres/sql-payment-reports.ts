import { addDays, startOfDay, type BusinessDate } from '#kernel/business-date.ts';
import type { Currency } from '#kernel/currency.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { Database } from '#platform/database/database.ts';
import type {
  Decline,
  PaymentReports,
  PaymentSummary,
  StepTakings,
  Sum,
  TakingsPeriod,
} from '../../ports/payment-reports.ts';
import type { PaymentFilters } from '../../ports/payment-views.ts';
import { filteredRows } from './payment-conditions.ts';
import { summedBy, summedRows } from './summed-rows.ts';

type Counted = Readonly<{
  currency: Currency;
  count: number;
  succeeded: number;
  failed: number;
  amountMinor: number;
  eurMinor: number;
  feesMinor: number;
  eurFeesMinor: number;
}>;

const ifSucceeded = (sum: string): string =>
  `coalesce(sum(${sum}) filter (where p.status = 'SUCCEEDED'), 0)::bigint`;

/** Fees go into euro as the payment did: what was charged, at the payment's own rate. */
const figures = `
  count(p.id)::bigint as count,
  count(p.id) filter (where p.status = 'SUCCEEDED')::bigint as succeeded,
  count(p.id) filter (where p.status = 'FAILED')::bigint as failed,
  ${ifSucceeded('p.amount_minor')} as "amountMinor",
  ${ifSucceeded('p.eur_amount_minor')} as "eurMinor",
  ${ifSucceeded('p.platform_fee_minor + p.merchant_fee_minor')} as "feesMinor",
  ${ifSucceeded('round((p.charge_platform_fee_minor + p.charge_merchant_fee_minor) / p.eur_rate)')} as "eurFeesMinor"`;

const keptIfSucceeded = (sum: string): string =>
  `coalesce(sum(${sum}) filter (where t.status = 'SUCCEEDED'), 0)::bigint`;

/** The same of totals: what the payments would give, without asking them. */
const keptFigures = `
  coalesce(sum(t.payments), 0)::bigint as count,
  ${keptIfSucceeded('t.payments')} as succeeded,
  coalesce(sum(t.payments) filter (where t.status = 'FAILED'), 0)::bigint as failed,
  ${keptIfSucceeded('t.amount_minor')} as "amountMinor",
  ${keptIfSucceeded('t.eur_minor')} as "eurMinor",
  ${keptIfSucceeded('t.fees_minor')} as "feesMinor",
  ${keptIfSucceeded('t.eur_fees_minor')} as "eurFeesMinor"`;

const total = (rows: readonly Counted[], figure: Exclude<keyof Counted, 'currency'>): number =>
  rows.reduce((sum, row) => sum + row[figure], 0);

const sumOf = (rows: readonly Counted[], minor: 'amountMinor' | 'feesMinor'): Sum => ({
  inEurMinor: total(rows, minor === 'amountMinor' ? 'eurMinor' : 'eurFeesMinor'),
  byCurrency: rows
    .filter(({ succeeded }) => succeeded > 0)
    .map((row) => ({ currency: row.currency, amountMinor: row[minor], count: row.succeeded })),
});

const countsOf = (rows: readonly Counted[]) => ({
  total: total(rows, 'count'),
  succeeded: total(rows, 'succeeded'),
});

const steps = `(select day::date as start from generate_series(
  date_trunc(:by, :firstDay::timestamp), :lastDay::timestamp, ('1 ' || :by)::interval) day) steps`;

export class SqlPaymentReports implements PaymentReports {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async summary(visible: Visibility, filters: PaymentFilters): Promise<PaymentSummary> {
    const rows = await this.#counted(visible, filters);
    return {
      counts: { ...countsOf(rows), failed: total(rows, 'failed') },
      amount: sumOf(rows, 'amountMinor'),
      fees: sumOf(rows, 'feesMinor'),
    };
  }

  async takings(visible: Visibility, period: TakingsPeriod): Promise<readonly StepTakings[]> {
    const { rowsOfStep, bindings } = this.#stepRows(visible, period);
    const rows = await this.#database.rows<Counted & { start: BusinessDate }>(
      `select steps.start, ${rowsOfStep}
       group by 1, 2 order by 1, 2`,
      { ...bindings, by: period.by, firstDay: period.from, lastDay: period.to },
    );
    return [...Map.groupBy(rows, ({ start }) => start)].map(([start, ofStep]) => ({
      start,
      counts: countsOf(ofStep),
      amount: sumOf(ofStep, 'amountMinor'),
    }));
  }

  async declines(visible: Visibility, period: TakingsPeriod): Promise<readonly Decline[]> {
    const { where, bindings } = filteredRows(visible, { merchantId: period.merchantId ?? undefined });
    return this.#database.rows<Decline>(
      `select coalesce(e.reason, 'unknown') as code, count(*)::bigint as count
       from payment_events e join payments p on p.id = e.payment_id
       where e.kind = 'DECLINED' and e.at >= :since and e.at < :until and ${where}
       group by 1 order by 2 desc, 1`,
      { ...bindings, since: startOfDay(period.from), until: startOfDay(addDays(period.to, 1)) },
    );
  }

  #counted(visible: Visibility, filters: PaymentFilters): Promise<readonly Counted[]> {
    const kind = summedBy(visible, filters);
    if (kind === null) {
      const { where, bindings } = filteredRows(visible, filters);
      return this.#database.rows<Counted>(
        `select p.currency, ${figures} from payments p where ${where} group by p.currency order by p.currency`,
        bindings,
      );
    }
    const { view, where, bindings } = summedRows(kind, visible, filters);
    return this.#database.rows<Counted>(
      `select t.currency, ${keptFigures} from ${view} t where ${where}
       group by t.currency having sum(t.payments) > 0 order by t.currency`,
      bindings,
    );
  }

  /** What stands behind `select steps.start,` for the payments of a period, from the totals where these have days. */
  #stepRows(visible: Visibility, { from, to, merchantId }: TakingsPeriod) {
    const filters = { from, to, merchantId: merchantId ?? undefined };
    if (summedBy(visible, filters) === 'DAY') {
      const { view, where, bindings } = summedRows('DAY', visible, filters);
      return {
        rowsOfStep: `t.currency, ${keptFigures} from ${steps}
          left join (select * from ${view} t where ${where}) t on date_trunc(:by, t.day::timestamp)::date = steps.start`,
        bindings,
      };
    }
    const { where, bindings } = filteredRows(visible, filters);
    return {
      rowsOfStep: `p.currency, ${figures} from ${steps} left join (select * from payments p where ${where}) p
        on date_trunc(:by, p.created_at at time zone 'Europe/Sofia')::date = steps.start`,
      bindings,
    };
  }
}
