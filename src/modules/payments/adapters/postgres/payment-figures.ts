import type { Currency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import type { RecordVisibility } from '#kernel/records-visible-to.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { Database } from '#platform/database/database.ts';
import { percentOf } from '../../domain/percent.ts';
import { filteredRows, type PaymentFilters } from './payment-conditions.ts';
import { rollupFor, rollupRows } from './payment-rollups.ts';

export type CurrencySum = Readonly<{ currency: Currency; amountMinor: number; count: number }>;

/** Sums of SUCCEEDED payments: in EUR at the rate of each payment, and by currency. */
export type Total = Readonly<{ amount: Money<'EUR'>; byCurrency: readonly CurrencySum[] }>;

export type PaymentCounts = Readonly<{
  totalPayments: number;
  succeededPayments: number;
  /** Percent with one decimal. */
  successRate: number;
}>;

/** Counts and sums of the payments of one currency. */
export type CurrencyFigures = Readonly<{
  currency: Currency;
  count: number;
  succeeded: number;
  failed: number;
  amountMinor: number;
  eurMinor: number;
  feesMinor: number;
  eurFeesMinor: number;
}>;

/**
 * The provider's fee of a payment `p` in minor units of the charge currency, as SQL: the true one where it is known in that
 * currency, else that of the schedule.
 */
export const providerFeeSql = `case when p.provider_fee_actual_minor is not null
  and p.provider_fee_currency = p.charge_currency
  then p.provider_fee_actual_minor else p.charge_merchant_fee_minor end`;

const ifSucceeded = (sum: string): string =>
  `coalesce(sum(${sum}) filter (where p.status = 'SUCCEEDED'), 0)::bigint`;

/** Columns of CurrencyFigures from payments `p`; fees become EUR at the payment's own rate, from the charge. */
export const figuresOfPayments = `
  count(p.id)::bigint as count,
  count(p.id) filter (where p.status = 'SUCCEEDED')::bigint as succeeded,
  count(p.id) filter (where p.status = 'FAILED')::bigint as failed,
  ${ifSucceeded('p.amount_minor')} as "amountMinor",
  ${ifSucceeded('p.eur_amount_minor')} as "eurMinor",
  ${ifSucceeded('p.platform_fee_minor + p.merchant_fee_minor')} as "feesMinor",
  ${ifSucceeded('round((p.charge_platform_fee_minor + p.charge_merchant_fee_minor) / p.eur_rate)')} as "eurFeesMinor"`;

const rolledUpIfSucceeded = (sum: string): string =>
  `coalesce(sum(${sum}) filter (where t.status = 'SUCCEEDED'), 0)::bigint`;

/** The same columns from rollups `t`. */
export const figuresOfRollups = `
  coalesce(sum(t.payments), 0)::bigint as count,
  ${rolledUpIfSucceeded('t.payments')} as succeeded,
  coalesce(sum(t.payments) filter (where t.status = 'FAILED'), 0)::bigint as failed,
  ${rolledUpIfSucceeded('t.amount_minor')} as "amountMinor",
  ${rolledUpIfSucceeded('t.eur_minor')} as "eurMinor",
  ${rolledUpIfSucceeded('t.fees_minor')} as "feesMinor",
  ${rolledUpIfSucceeded('t.eur_fees_minor')} as "eurFeesMinor"`;

/** Figures of the payments by currency, from the rollups where possible; they do not know who created a link. */
export const readFigures = (
  database: Database,
  visible: Visibility,
  filters: PaymentFilters,
  records: RecordVisibility = 'all',
): Promise<CurrencyFigures[]> => {
  const rollup = records === 'all' ? rollupFor(visible, filters) : null;
  if (rollup === null) {
    const { where, bindings } = filteredRows(visible, filters, records);
    return database.rows<CurrencyFigures>(
      `select p.currency, ${figuresOfPayments} from payments p where ${where} group by p.currency order by p.currency`,
      bindings,
    );
  }
  const { view, where, bindings } = rollupRows(rollup, visible, filters);
  return database.rows<CurrencyFigures>(
    `select t.currency, ${figuresOfRollups} from ${view} t where ${where}
     group by t.currency having sum(t.payments) > 0 order by t.currency`,
    bindings,
  );
};

export const sumOf = (
  rows: readonly CurrencyFigures[],
  figure: Exclude<keyof CurrencyFigures, 'currency'>,
): number => rows.reduce((sum, row) => sum + row[figure], 0);

export const euro = (minor: number): Money<'EUR'> => Money.ofMinor(minor, 'EUR');

/** Total of the amounts or of the fees. */
export const totalOf = (rows: readonly CurrencyFigures[], of: 'amount' | 'fees' = 'amount'): Total => ({
  amount: euro(sumOf(rows, of === 'amount' ? 'eurMinor' : 'eurFeesMinor')),
  byCurrency: rows
    .filter(({ succeeded }) => succeeded > 0)
    .map((row) => ({
      currency: row.currency,
      amountMinor: of === 'amount' ? row.amountMinor : row.feesMinor,
      count: row.succeeded,
    })),
});

export const countsOf = (rows: readonly CurrencyFigures[]): PaymentCounts => {
  const totalPayments = sumOf(rows, 'count');
  const succeededPayments = sumOf(rows, 'succeeded');
  return { totalPayments, succeededPayments, successRate: percentOf(succeededPayments, totalPayments) };
};
