import type { Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { isMonthOver, monthOf } from '#kernel/month.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { containing } from '#platform/database/like.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { mustReadMany, readerOf, type Whose } from '../../application/policies.ts';
import type { MonthStatus } from '../../domain/month-close.ts';

type Deps = Readonly<{ database: Database; directory: MerchantDirectory; clock: Clock }>;
type Row = Readonly<{
  merchantId: number;
  month: string;
  isClosed: boolean;
  revision: number | null;
  closedAt: string | null;
  documents: number;
  errors: number | null;
  warnings: number | null;
}>;
/** A month in a list; instants in ISO 8601. */
export type MonthRow = Omit<Row, 'merchantId' | 'isClosed'> & Readonly<{ status: MonthStatus }>;
/** A merchant with its months, the newest first. */
export type MonthsOfMerchant = Readonly<{ id: number; businessName: string; months: readonly MonthRow[] }>;

/** Months from the first document on, at most `:months` up to the current one. */
const months = `select m.id as "merchantId", to_char(d.month, 'YYYY-MM') as month,
    coalesce(c.status = 'CLOSED', false) as "isClosed", c.revision, c.closed_at as "closedAt",
    coalesce(n.documents, 0) as documents, k.errors, k.warnings
  from unnest(cast(:merchantIds as bigint[])) m (id)
  join lateral (select date_trunc('month', min(i.issue_date)) as first from invoices i
    where i.merchant_id = m.id and i.series = 'LEGAL') begun on begun.first is not null
  cross join lateral generate_series(
    greatest(begun.first, cast(:current as date) - make_interval(months => cast(:months as int) - 1)),
    cast(:current as date), interval '1 month') d (month)
  left join lateral (select count(*)::int as documents from invoices i
    where i.merchant_id = m.id and i.series = 'LEGAL' and i.issue_date >= d.month
      and i.issue_date < d.month + interval '1 month') n on true
  left join lateral (select c.status, c.revision, c.closed_at from month_closes c
    where c.merchant_id = m.id and c.month = cast(d.month as date) order by c.revision desc limit 1) c on true
  left join month_checks k on k.merchant_id = m.id and k.month = cast(d.month as date)
  order by m.id, d.month desc`;

const rowsOf = async (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  merchantIds: readonly number[],
  most: number,
): Promise<ReadonlyMap<number, MonthRow[]>> => {
  const now = clock.now();
  const current = `${monthOf(businessDateOf(now))}-01`;
  const rows = await database.rows<Row>(months, { merchantIds: [...merchantIds], current, months: most });
  const statusOf = ({ isClosed, month }: Row): MonthStatus =>
    isClosed ? 'CLOSED' : isMonthOver(month, now) ? 'OPEN' : 'RUNNING';
  return Map.groupBy(
    rows.map(({ merchantId, ...row }) => ({
      merchantId,
      row: { ...row, status: statusOf({ merchantId, ...row }) },
    })),
    ({ merchantId }) => merchantId,
  )
    .entries()
    .reduce(
      (all, [id, list]) =>
        all.set(
          id,
          list.map(({ row: { isClosed: _, ...row } }) => row),
        ),
      new Map<number, MonthRow[]>(),
    );
};

/** The months of one merchant, the newest first. @throws SignInNeeded, NotAllowed, MerchantNotFound */
export const listMonthsOf = async (deps: Deps, actor: Actor, whose: Whose): Promise<readonly MonthRow[]> => {
  const { id } = await readerOf(deps, actor, whose);
  return (await rowsOf(deps, [id], 36)).get(id) ?? [];
};

type ListQuery = Readonly<{ search: string | undefined; page: PageRequest<string> }>;

const sortColumnOf = (field: string): string => (field === 'id' ? 'm.id' : 'lower(m.business_name)');
const conditions = (visibility: Visibility): string =>
  `m.closed_at is null and (cast(:search as text) is null or m.business_name ilike :search)
   ${visibility === 'all' ? '' : 'and m.id = any(cast(:visible as bigint[]))'}`;

/** The visible merchants with their last six months. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const listMonthsOfMerchants = async (
  deps: Deps,
  actor: Actor,
  { search, page }: ListQuery,
): Promise<Page<MonthsOfMerchant>> => {
  const { database, directory } = deps;
  mustReadMany(actor);
  const visibility = await directory.visibleTo(actor);
  const merchants = await keysetPage<{ id: number; businessName: string }>(
    database,
    {
      columns: 'm.id, m.business_name as "businessName"',
      source: 'merchants m',
      where: conditions(visibility),
      bindings: {
        search: search === undefined ? null : containing(search),
        ...(visibility !== 'all' && { visible: [...visibility] }),
      },
      sortColumn: sortColumnOf(page.sortBy),
      idColumn: 'm.id',
    },
    page,
  );
  const found = await rowsOf(
    deps,
    merchants.items.map(({ id }) => id),
    6,
  );
  return {
    ...merchants,
    items: merchants.items.map(({ id, businessName }) => ({ id, businessName, months: found.get(id) ?? [] })),
  };
};
