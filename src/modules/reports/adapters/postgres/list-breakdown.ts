import { Money } from '#kernel/money.ts';
import type { PageRequest } from '#kernel/page.ts';
import type { Database } from '#platform/database/database.ts';
import { scopeOf, type ReportOf } from '../../application/get-report.ts';
import { breakdownBindings, breakdownOf, type BreakdownBy } from './breakdown-sql.ts';

const sortColumns = { amount: '"eurMinor"', count: 'count', name: 'lower(name)' } as const;
export type BreakdownSort = keyof typeof sortColumns;

/** One customer or item of a period. */
export type BreakdownRow = Readonly<{
  /** The customer of the list; null for a payer who is none, and for items. */
  customerId: number | null;
  /** Null where payments have no name, e-mail or text. */
  name: string | null;
  email: string | null;
  /** The text that finds the payments of the row in the list of payments; null when none does. */
  search: string | null;
  count: number;
  amount: Money<'EUR'>;
}>;

/** One page, with the sums of all rows. */
export type Breakdown = Readonly<{ rows: readonly BreakdownRow[]; total: number; sum: Money<'EUR'> }>;

type Row = Omit<BreakdownRow, 'amount'> & Readonly<{ eurMinor: number }>;
type Deps = Readonly<{ database: Database }> & Parameters<typeof scopeOf>[0];
type Query = ReportOf & Readonly<{ by: BreakdownBy; page: PageRequest<BreakdownSort> }>;

/**
 * The takings of a period by customer or by item, one page; the rows without a name are last in the order of names.
 * @throws SignInNeeded, NotAllowed, InvalidFields for a day after today, RateLimited
 */
export const listBreakdown = async (deps: Deps, { by, page, ...of }: Query): Promise<Breakdown> => {
  const { merchantId, spans } = await scopeOf(deps, of);
  const bindings = breakdownBindings(merchantId, spans);
  const direction = page.descending ? 'desc' : 'asc';
  const [found] = await deps.database.replicaRows<{ total: number; sumMinor: number; rows: Row[] }>(
    `with all_rows as materialized (${breakdownOf[by]}),
       page as (select * from all_rows order by ${sortColumns[page.sortBy]} ${direction} nulls last, key
         limit :limit offset :offset)
     select (select count(*) from all_rows)::bigint as total,
       (select coalesce(sum("eurMinor"), 0) from all_rows)::bigint as "sumMinor",
       (select coalesce(json_agg(page), '[]') from page) as rows`,
    { ...bindings, limit: page.limit, offset: page.offset },
  );
  const { total, sumMinor, rows } = found!;
  return {
    total,
    sum: Money.ofMinor(sumMinor, 'EUR'),
    rows: rows.map(({ customerId, name, email, search, count, eurMinor }) => ({
      customerId,
      name,
      email,
      search,
      count,
      amount: Money.ofMinor(eurMinor, 'EUR'),
    })),
  };
};
