import { chosenRecords, listedStatus, type Listed, type SampleQuery } from './filter-records.ts';

/** Counts records by status like the server: the filter by status does not apply. */
export const countRecords = <R extends Listed, S extends string = R['status']>(
  records: readonly R[],
  query: SampleQuery,
) => {
  const rows = chosenRecords(records, { ...query, status: undefined });
  const statuses = [...new Set(rows.map(listedStatus))].map((status) => ({
    status: status as S,
    count: chosenRecords(records, { ...query, status }).length,
  }));
  return { all: rows.length, statuses: statuses.filter(({ count }) => count > 0) };
};

/** The records that the filters choose, by currency. */
export const sumRecords = <R extends Listed & Readonly<{ currency: string }>>(
  records: readonly R[],
  query: SampleQuery,
): readonly Readonly<{ currency: R['currency']; rows: readonly R[] }>[] => {
  const rows = chosenRecords(records, query);
  const currencies = [...new Set(rows.map(({ currency }): R['currency'] => currency))].toSorted();
  return currencies.map((currency) => ({
    currency,
    rows: rows.filter((row) => row.currency === currency),
  }));
};
