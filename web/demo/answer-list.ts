import type { ListQuestion, Page } from '../shared/portal/portal-api.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '');

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : textOf(one).localeCompare(textOf(other));

/** The part of a list that a question asks for, as the server would answer it. */
export const answerList = <S extends string, R extends { readonly id: number; readonly status: S }>(
  records: readonly R[],
  { page, size, sortBy, sortDir, search = '', status }: ListQuestion<S>,
): Page<R> => {
  const wanted = search.trim().toLowerCase();
  const direction = sortDir === 'asc' ? 1 : -1;
  const found = records
    .filter((record) => status === undefined || record.status === status)
    .filter((record) => Object.values(record).some((value) => textOf(value).includes(wanted)))
    .toSorted((one, other) => {
      const [left, right] = [one, other].map((record) => (record as Record<string, unknown>)[sortBy]);
      return direction * (compare(left, right) || one.id - other.id);
    });
  return { rows: found.slice(page * size, (page + 1) * size), total: found.length };
};
