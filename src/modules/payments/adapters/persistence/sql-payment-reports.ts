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

const rowsOf = (visible: Visibility, { from, to, merchantId }: TakingsPeriod) =>
  filteredRows(visible, { from, to, merchantId: merchantId ?? undefined });

export class SqlPaymentReports implements PaymentReports {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async summary(visible: Visibility, filters: PaymentFilters): Promise<PaymentSummary> {
    const { where, bindings } = filteredRows(visible, filters);
    const rows = await this.#database.rows<Counted>(
      `select p.currency, ${figures} from payments p where ${where} group by p.currency order by p.currency`,
      bindings,
    );
    return {
      counts: { ...countsOf(rows), failed: total(rows, 'failed') },
      amount: sumOf(rows, 'amountMinor'),
      fees: sumOf(rows, 'feesMinor'),
    };
  }

  async takings(visible: Visibility, period: TakingsPeriod): Promise<readonly StepTakings[]> {
    const { where, bindings } = rowsOf(visible, period);
    const rows = await this.#database.rows<Counted & { start: BusinessDate }>(
      `select steps.start, p.currency, ${figures}
       from (select day::date as start from generate_series(
               date_trunc(:by, :firstDay::timestamp), :lastDay::timestamp, ('1 ' || :by)::interval) day) steps
       left join (select * from payments p where ${where}) p
         on date_trunc(:by, p.created_at at time zone 'Europe/Sofia')::date = steps.start
       group by steps.start, p.currency order by steps.start, p.currency`,
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
}
