import type { ListQuery, Page } from '../shared/portal/portal-api.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '');

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : textOf(one).localeCompare(textOf(other));

const amountOf = (record: Record<string, unknown>): number =>
  Number(record['totalAmount'] ?? record['amount']);

/** Issue date of a document, creation date of other records. */
const dayOf = (record: Record<string, unknown>): string =>
  String(record['issueDate'] ?? record['createdAt']).slice(0, 10);

type Filters = Pick<ListQuery<string>, 'type' | 'currency' | 'from' | 'to' | 'minAmount' | 'maxAmount'>;

const isWithin = (record: Record<string, unknown>, filters: Filters): boolean => {
  const { type, currency, from = '', to = '9', minAmount = 0, maxAmount = Infinity } = filters;
  const [day, amount] = [dayOf(record), amountOf(record)];
  const isKind = type === undefined || record['type'] === type;
  const isCurrency = currency === undefined || record['currency'] === currency;
  return (
    isKind &&
    isCurrency &&
    day >= from &&
    day <= to &&
    amount >= Number(minAmount) &&
    amount <= Number(maxAmount)
  );
};

/** Of a document: it has no status of payment. */
const isAnnulled = (record: object): boolean => 'annulledAt' in record && record.annulledAt !== null;

/** Filters, sorts and pages records like the server. */
export const filterRecords = <S extends string, R extends { readonly id: number; readonly status: S }>(
  records: readonly R[],
  { page, size, sortBy, sortDir, search = '', status, ...filters }: ListQuery<S>,
): Page<R> => {
  const wanted = search.trim().toLowerCase();
  const direction = sortDir === 'asc' ? 1 : -1;
  const found = records
    .filter((record) => status === undefined || (record.status === status && !isAnnulled(record)))
    .filter((record) => isWithin(record, filters))
    .filter((record) => Object.values(record).some((value) => textOf(value).includes(wanted)))
    .toSorted((one, other) => {
      const [left, right] = [one, other].map((record) => (record as Record<string, unknown>)[sortBy]);
      return direction * (compare(left, right) || one.id - other.id);
    });
  return { rows: found.slice(page * size, (page + 1) * size), total: found.length };
};
