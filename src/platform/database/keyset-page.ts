import { InvalidFields } from '#kernel/failure.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Database } from './database.ts';
import { sqlStateOf } from './sql-state.ts';

type List = Readonly<{
  /** Columns and source before any condition; the rows carry `id`. */
  columns: string;
  source: string;
  where: string;
  /** Never null: a keyset has no position for nulls. */
  sortColumn: string;
  idColumn: string;
  /** Source without joins that the conditions do not need. */
  countSource?: string;
  /** Where the row count is stored; otherwise rows are counted. */
  count?: Readonly<{ sql: string; bindings: Readonly<Record<string, unknown>> }>;
  bindings: Readonly<Record<string, unknown>>;
  /** The reader has not just written what is listed: the replica may answer. */
  isReplicaEnough?: boolean;
}>;

const cut = ({ offset }: PageRequest<string>): string =>
  `limit :limit ${offset === 0 ? '' : 'offset :offset'}`;

/** PostgreSQL's class 22: the cursor was not issued for this sort order. */
const isDataException = (error: unknown): boolean => sqlStateOf(error).startsWith('22');

type Placed = Readonly<{ sortValue: string; listTotal: number }>;

/** Overwrites both values with undefined, which JSON omits: a copy without the two keys takes ten times as long. */
const withoutPlace = <T>(row: T & Placed): T => ({ ...row, sortValue: undefined, listTotal: undefined });

/**
 * One page of a list and its total row count. With a cursor the page is found by its keys at constant cost; an
 * offset costs the rows it skips.
 *
 * @throws InvalidFields for a cursor that does not fit
 */
export const keysetPage = async <T extends { id: number }>(
  database: Database,
  {
    columns,
    source,
    where,
    sortColumn,
    idColumn,
    countSource = source,
    bindings,
    count,
    isReplicaEnough = false,
  }: List,
  page: PageRequest<string>,
): Promise<Page<T>> => {
  const countRows = count?.sql ?? `select count(*)::bigint as total from ${countSource} where ${where}`;
  const direction = page.descending ? 'desc' : 'asc';
  const beyond = `(${sortColumn}, ${idColumn}) ${page.descending ? '<' : '>'} (:afterValue, :afterId)`;
  // The total comes with the page: one query instead of two.
  const select = `select ${columns}, (${sortColumn})::text as "sortValue", (${countRows}) as "listTotal" from ${source}
    where ${where} ${page.after === undefined ? '' : `and ${beyond}`}
    order by ${sortColumn} ${direction}, ${idColumn} ${direction} ${cut(page)}`;
  const after = { afterValue: page.after?.value ?? null, afterId: page.after?.id ?? null };
  const ask = <Row>(sql: string, values: Readonly<Record<string, unknown>>): Promise<Row[]> =>
    isReplicaEnough ? database.replicaRows<Row>(sql, values) : database.rows<Row>(sql, values);
  const rows = await ask<T & Placed>(select, {
    ...count?.bindings,
    ...bindings,
    ...after,
    limit: page.limit,
    offset: page.offset,
  }).catch((error: unknown) => {
    if (page.after === undefined || !isDataException(error)) throw error;
    throw new InvalidFields([{ field: 'cursor', code: 'fields.format' }]);
  });
  const total =
    rows[0]?.listTotal ??
    (await ask<{ total: number }>(countRows, { ...count?.bindings, ...bindings }))[0]!.total;
  const last = rows.length === page.limit ? rows.at(-1) : undefined;
  const next = last === undefined ? null : { value: last.sortValue, id: last.id };
  return {
    items: rows.map(withoutPlace),
    total,
    next,
  };
};
