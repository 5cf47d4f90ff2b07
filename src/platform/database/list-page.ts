import { InvalidFields } from '#kernel/failure.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Database } from './database.ts';
import { sqlStateOf } from './sql-state.ts';

type List = Readonly<{
  /** What is selected, and from where, before any condition; the rows carry `id`. */
  columns: string;
  source: string;
  where: string;
  /** Never null in any row: a keyset has no place for nulls. */
  sortColumn: string;
  idColumn: string;
  /** Without joins that the conditions do not need. */
  countSource?: string;
  /** Where the number of rows is kept; otherwise they are counted. */
  count?: Readonly<{ sql: string; bindings: Readonly<Record<string, unknown>> }>;
  bindings: Readonly<Record<string, unknown>>;
  /** Whoever looks has not just written what is listed: it may come from the replica. */
  mayBeBehind?: boolean;
  /** An index gives the rows in their order, and their number is kept: nobody waits long behind it. */
  isQuick?: boolean;
}>;

/** A page near the beginning, of a size for a screen. */
const isShort = ({ limit, offset, after }: PageRequest<string>): boolean =>
  limit <= 100 && (offset <= 1_000 || after !== undefined);

/**
 * Sizes that screens ask for stand in the statement itself: of a number that it does not know PostgreSQL takes a tenth
 * of all rows, and plans anew each time.
 */
const usualSizes = new Set([1, 10, 25, 50, 100]);

const cut = ({ limit, offset }: PageRequest<string>): string =>
  `limit ${usualSizes.has(limit) ? limit : ':limit'} ${offset === 0 ? '' : 'offset :offset'}`;

/** PostgreSQL's class 22: the cursor is not one that we gave out for this order. */
const isDataException = (error: unknown): boolean => sqlStateOf(error).startsWith('22');

type Placed = { sortValue?: string | undefined; listTotal?: number | undefined };

/** Taken out of the row, not left out of a copy: to copy a page's thirty columns costs a dozen microseconds. */
const withoutPlace = <T>(row: T & Placed): T => {
  row.sortValue = undefined;
  row.listTotal = undefined;
  return row;
};

/**
 * One page of a list and how many rows there are in all. With a cursor the page is found by its keys, as quickly in the
 * millionth row as in the first; jumps by offset cost what they skip.
 *
 * @throws InvalidFields for a cursor that does not fit
 */
export const listPage = async <T extends { id: number }>(
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
    mayBeBehind = false,
    isQuick = false,
  }: List,
  page: PageRequest<string>,
): Promise<Page<T>> => {
  const countRows = count?.sql ?? `select count(*)::bigint as total from ${countSource} where ${where}`;
  const direction = page.descending ? 'desc' : 'asc';
  const beyond = `(${sortColumn}, ${idColumn}) ${page.descending ? '<' : '>'} (:afterValue, :afterId)`;
  // The number of all comes with the page: one question instead of two.
  const select = `select ${columns}, (${sortColumn})::text as "sortValue", (${countRows}) as "listTotal" from ${source}
    where ${where} ${page.after === undefined ? '' : `and ${beyond}`}
    order by ${sortColumn} ${direction}, ${idColumn} ${direction} ${cut(page)}`;
  const after = { afterValue: page.after?.value ?? null, afterId: page.after?.id ?? null };
  const ask = <Row>(sql: string, values: Readonly<Record<string, unknown>>): Promise<Row[]> => {
    if (mayBeBehind) return database.rowsToLookAt<Row>(sql, values);
    return isQuick && isShort(page) ? database.quickRows<Row>(sql, values) : database.rows<Row>(sql, values);
  };
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
  const next = last === undefined ? null : { value: last.sortValue!, id: last.id };
  return {
    items: rows.map(withoutPlace),
    total,
    next,
  };
};
