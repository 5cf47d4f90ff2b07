import type { Page } from '../shared/list/page-of.ts';

/** Place and filters of a list. */
export interface SampleQuery {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sortBy?: string | undefined;
  readonly sortDir?: 'asc' | 'desc' | undefined;
  readonly search?: string | undefined;
  readonly status?: string | undefined;
  readonly type?: string | undefined;
  readonly currency?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly minAmount?: number | undefined;
  readonly maxAmount?: number | undefined;
}

export type Listed = Readonly<{ id: number; status: string }>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '');

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : textOf(one).localeCompare(textOf(other));

const amountOf = (record: Record<string, unknown>): number =>
  Number(record['totalAmount'] ?? record['amount'] ?? record['total']);

/** Issue date of a document or bill, creation date of other records. */
const dayOf = (record: Record<string, unknown>): string =>
  String(record['issueDate'] ?? record['issuedOn'] ?? record['createdAt']).slice(0, 10);

const isWithin = (record: Record<string, unknown>, filters: SampleQuery): boolean => {
  const { type, currency, from = '', to = '9', minAmount = 0, maxAmount = Infinity } = filters;
  const [day, amount] = [dayOf(record), amountOf(record)];
  const isKind = type === undefined || record['type'] === type;
  const isCurrency = currency === undefined || record['currency'] === currency;
  return isKind && isCurrency && day >= from && day <= to && amount >= minAmount && amount <= maxAmount;
};

/** The status in lists: an annulled or test document has one of its own. */
export const listedStatus = (record: Listed): string => {
  if ('isTest' in record && record.isTest === true) return 'TEST';
  return 'annulledAt' in record && record.annulledAt !== null ? 'ANNULLED' : record.status;
};

/** All records that the filters choose, in their order. */
export const chosenRecords = <R extends Listed>(
  records: readonly R[],
  { sortBy = 'id', sortDir, search = '', status, ...filters }: SampleQuery,
): readonly R[] => {
  const wanted = search.trim().toLowerCase();
  const direction = sortDir === 'asc' ? 1 : -1;
  return records
    .filter((record) => status === undefined || listedStatus(record) === status)
    .filter((record) => isWithin(record, filters))
    .filter((record) => Object.values(record).some((value) => textOf(value).includes(wanted)))
    .toSorted((one, other) => {
      const [left, right] = [one, other].map((record) => (record as Record<string, unknown>)[sortBy]);
      return direction * (compare(left, right) || one.id - other.id);
    });
};

/** Filters, sorts and pages records like the server. */
export const filterRecords = <R extends Listed>(records: readonly R[], query: SampleQuery): Page<R> => {
  const { page = 0, size = 10 } = query;
  const found = chosenRecords(records, query);
  return { rows: found.slice(page * size, (page + 1) * size), total: found.length };
};
