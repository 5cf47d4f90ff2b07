import type * as z from 'zod';
import type { listMerchantMonths, MonthSummary } from '#contract/closing/months.ts';

/** A merchant with its last six months, the newest first. */
export type MerchantMonths = Readonly<{
  id: number;
  businessName: string;
  months: z.output<typeof listMerchantMonths.response>;
}>;
/** A month of a merchant in the table. */
export type MonthOfMerchant = Readonly<{
  merchant: Pick<MerchantMonths, 'id' | 'businessName'>;
  month: string;
}>;

/** The months of the table, the oldest first: six up to the newest of the rows. */
export const monthsOf = (rows: readonly MerchantMonths[]): string[] =>
  [...new Set(rows.flatMap(({ months }) => months.map(({ month }) => month)))].toSorted().slice(-6);

/** The month of a merchant; undefined before its first document. */
export const monthIn = ({ months }: MerchantMonths, month: string): MonthSummary | undefined =>
  months.find((one) => one.month === month);
