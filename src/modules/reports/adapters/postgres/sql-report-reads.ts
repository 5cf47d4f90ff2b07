import { addDays, businessDateOf, startOfDay } from '#kernel/business-date.ts';
import type { Currency } from '#kernel/currency.ts';
import { divideHalfUp, Money } from '#kernel/money.ts';
import {
  keptOf,
  providerFeeSql,
  takenBack,
  type ComparedSpans,
  type TakenBackKind,
} from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReportFigures, ReportReads } from '../../application/report-figures.ts';

/** The window of a report: its own time, and the compared part of the time before. */
const within = (at: string): string =>
  `(${at} >= :from and ${at} < :end or ${at} >= :since and ${at} < :until)`;

const taken = `
  select p.succeeded_at >= :from as "isCurrent", p.currency, count(*)::bigint as count,
    sum(p.amount_minor)::bigint as "amountMinor", sum(p.eur_amount_minor)::bigint as "eurMinor",
    sum(round(p.charge_platform_fee_minor / p.eur_rate))::bigint as "platformMinor",
    sum(round((${providerFeeSql}) / p.eur_rate))::bigint as "providerMinor"
  from payments p
  where p.merchant_id = :merchantId and p.status = 'SUCCEEDED' and p.succeeded_at >= :since and p.succeeded_at < :end
    and ${within('p.succeeded_at')}
  group by 1, 2 order by 1, 2`;

/** What was taken back counts by the instant of the ledger; VAT by the day of issue, as the register has it. */
const others = `
  select taken.kind, taken.at >= :from as "isCurrent", count(*)::bigint as count, sum(taken."eurMinor")::bigint as "eurMinor"
  from (${takenBack({ where: 'p.merchant_id = :merchantId', within })}) taken
  group by 1, 2
  union all
  select 'VAT', i.issue_date >= :firstDay, count(*)::bigint,
    sum(case when i.type = 'CREDIT_NOTE' then -i.eur_tax_minor else i.eur_tax_minor end)::bigint
  from invoices i
  where i.merchant_id = :merchantId and not i.is_test and i.annulled_at is null
    and (i.issue_date >= :firstDay and i.issue_date < :endDay
      or i.issue_date >= :sinceDay and i.issue_date <= :untilDay)
  group by 2`;

type TakenRow = Readonly<{
  isCurrent: boolean;
  currency: Currency;
  count: number;
  amountMinor: number;
  eurMinor: number;
  platformMinor: number;
  providerMinor: number;
}>;
type OtherRow = Readonly<{
  kind: TakenBackKind | 'VAT';
  isCurrent: boolean;
  count: number;
  eurMinor: number;
}>;

const euro = (minor: number): Money<'EUR'> => Money.ofMinor(minor, 'EUR');

const figuresOf = (rows: readonly TakenRow[], others: readonly OtherRow[]): ReportFigures => {
  const sumOf = (field: 'count' | 'eurMinor' | 'platformMinor' | 'providerMinor'): number =>
    rows.reduce((sum, row) => sum + row[field], 0);
  const refunds = others.find(({ kind }) => kind === 'REFUNDS');
  const count = sumOf('count');
  const takings = euro(sumOf('eurMinor'));
  const of = (kind: OtherRow['kind']) => euro(others.find((row) => row.kind === kind)?.eurMinor ?? 0);
  const [refunded, disputes] = [of('REFUNDS'), of('DISPUTES')];
  const platformFees = euro(sumOf('platformMinor'));
  const providerFees = euro(sumOf('providerMinor'));
  return {
    count,
    takings,
    average: count === 0 ? null : Money.ofMinor(divideHalfUp(takings.minor, BigInt(count)), 'EUR'),
    refunds: refunded,
    refundCount: refunds?.count ?? 0,
    platformFees,
    providerFees,
    disputes,
    net: keptOf({ turnover: takings, fees: platformFees.plus(providerFees), refunds: refunded, disputes }),
    vat: of('VAT'),
    byCurrency: rows.map(({ currency, amountMinor, count: payments }) => ({
      currency,
      amountMinor,
      count: payments,
    })),
  };
};

const bindingsOf = (merchantId: number, { span, before, comparedUntil }: ComparedSpans) => ({
  merchantId,
  from: startOfDay(span.from),
  end: startOfDay(span.end),
  since: startOfDay(before.from),
  until: comparedUntil,
  firstDay: span.from,
  endDay: span.end,
  sinceDay: before.from,
  // A period that is over is compared with the whole one before; else the day that now corresponds to is included.
  untilDay: comparedUntil >= startOfDay(before.end) ? addDays(before.end, -1) : businessDateOf(comparedUntil),
});

/** Figures of reports by two statements, from the replica when there is one. */
export const sqlReportReads = ({ database }: Readonly<{ database: Database }>): ReportReads => ({
  figures: async (merchantId, spans) => {
    const bindings = bindingsOf(merchantId, spans);
    const takenRows = await database.replicaRows<TakenRow>(taken, bindings);
    const otherRows = await database.replicaRows<OtherRow>(others, bindings);
    const pick = (isCurrent: boolean): ReportFigures =>
      figuresOf(
        takenRows.filter((row) => row.isCurrent === isCurrent),
        otherRows.filter((row) => row.isCurrent === isCurrent),
      );
    return { figures: pick(true), previous: pick(false) };
  },
  merchants: async (from, end) => {
    const rows = await database.replicaRows<{ merchantId: number }>(
      `select distinct p.merchant_id as "merchantId" from payments p
       where p.status = 'SUCCEEDED' and p.succeeded_at >= :from and p.succeeded_at < :end order by 1`,
      { from, end },
    );
    return rows.map(({ merchantId }) => merchantId);
  },
});
