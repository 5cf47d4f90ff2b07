import type { ListQuery } from '../shared/portal/portal-api.ts';
import { filterRecords } from './filter-records.ts';

type Listed<S extends string> = Readonly<{ id: number; status: S; currency?: string }>;

/** All records that the filters choose, without pages. */
const chosen = <S extends string, R extends Listed<S>>(records: readonly R[], query: ListQuery<S>) =>
  filterRecords(records, { ...query, page: 0, size: records.length }).rows;

/** Counts records by status like the server: the filter by status does not apply. */
export const countRecords = <S extends string, R extends Listed<S>>(
  records: readonly R[],
  query: ListQuery<S>,
) => {
  const rows = chosen<S, R>(records, { ...query, status: undefined });
  const statuses = [...new Set(rows.map(({ status }) => status))].map((status) => ({
    status,
    count: chosen<S, R>(records, { ...query, status }).length,
  }));
  return { all: rows.length, statuses: statuses.filter(({ count }) => count > 0) };
};

/** The records that the filters choose, by currency. */
export const sumRecords = <S extends string, R extends Listed<S> & Readonly<{ currency: string }>>(
  records: readonly R[],
  query: ListQuery<S>,
): readonly Readonly<{ currency: R['currency']; rows: readonly R[] }>[] => {
  const rows = chosen<S, R>(records, query);
  const currencies = [...new Set(rows.map(({ currency }) => currency as R['currency']))].toSorted();
  return currencies.map((currency) => ({
    currency,
    rows: rows.filter((row) => row.currency === currency),
  }));
};
