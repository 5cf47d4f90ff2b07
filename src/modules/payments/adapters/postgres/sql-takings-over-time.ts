import type { Currency } from '#kernel/currency.ts';
import { startOfDay } from '#kernel/business-date.ts';
import type { Database } from '#platform/database/database.ts';
import type { ComparedSpans, TakingsPeriod } from '../../domain/takings-period.ts';
import type { TakingsOverTime, TakingsPoint, TakingsSums } from '../../ports/takings-over-time.ts';

/** How PostgreSQL names the place of an instant within its period: hour, ISO weekday, day, month. */
const formats: Readonly<Record<TakingsPeriod, string>> = { DAY: 'HH24', WEEK: 'ID', MONTH: 'DD', YEAR: 'MM' };

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

const rows = `from payments p where p.merchant_id = :merchantId and p.status = 'SUCCEEDED'
  and p.succeeded_at >= :since and p.succeeded_at < :end`;

const sumOf = (
  all: readonly SumRow[],
  field: 'count' | 'eurMinor' | 'feesEurMinor' | 'previousEurMinor',
): number => all.reduce((sum, row) => sum + row[field], 0);

export class SqlTakingsOverTime implements TakingsOverTime {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  points(merchantId: number, period: TakingsPeriod, spans: ComparedSpans): Promise<readonly TakingsPoint[]> {
    return this.#database.rows<TakingsPoint>(
      `select cast(to_char(p.succeeded_at at time zone 'Europe/Sofia', :format) as integer) as place,
         coalesce(sum(p.eur_amount_minor) filter (where p.succeeded_at >= :from), 0)::bigint as "eurMinor",
         coalesce(sum(p.eur_amount_minor) filter (where p.succeeded_at < :from), 0)::bigint as "previousEurMinor"
       ${rows} group by 1 order by 1`,
      { merchantId, format: formats[period], ...boundsOf(spans) },
    );
  }

  async sums(merchantId: number, spans: ComparedSpans): Promise<TakingsSums> {
    const all = await this.#database.rows<SumRow>(
      `select p.currency,
         coalesce(sum(p.amount_minor) filter (where p.succeeded_at >= :from), 0)::bigint as "amountMinor",
         count(*) filter (where p.succeeded_at >= :from)::bigint as count,
         coalesce(sum(p.eur_amount_minor) filter (where p.succeeded_at >= :from), 0)::bigint as "eurMinor",
         coalesce(sum(round((p.charge_platform_fee_minor + p.charge_merchant_fee_minor) / p.eur_rate))
           filter (where p.succeeded_at >= :from), 0)::bigint as "feesEurMinor",
         coalesce(sum(p.eur_amount_minor) filter (where p.succeeded_at < :comparedUntil), 0)::bigint as "previousEurMinor"
       ${rows} group by p.currency order by p.currency`,
      { merchantId, ...boundsOf(spans) },
    );
    return {
      succeeded: all
        .filter(({ count }) => count > 0)
        .map(({ currency, amountMinor, count }) => ({ currency, amountMinor, count })),
      count: sumOf(all, 'count'),
      eurMinor: sumOf(all, 'eurMinor'),
      feesEurMinor: sumOf(all, 'feesEurMinor'),
      previousEurMinor: sumOf(all, 'previousEurMinor'),
    };
  }
}
