import type { Choice } from '../form/SelectInput.tsx';
import type { ListCounts } from './page-of.ts';

/** The values of a filter or of tabs with their names. */
export const choicesOf = <V extends string>(
  values: readonly V[],
  labelOf: (value: V) => string = (value) => value,
): readonly Choice[] => values.map((value) => ({ value, label: labelOf(value) }));

/** The tab of every status. */
export const allStatuses = '';

/** The filters of a list with those of a tab. */
export const withStatus = <F extends Readonly<Record<string, unknown>>>(
  { status: _, ...filters }: F,
  status: string,
) => (status === allStatuses ? filters : { ...filters, status });

/** The rows that a tab would list; undefined until it is known. */
export const countOf = (counts: ListCounts | undefined, status: string): number | undefined =>
  status === allStatuses
    ? counts?.all
    : counts && (counts.statuses.find((each) => each.status === status)?.count ?? 0);
