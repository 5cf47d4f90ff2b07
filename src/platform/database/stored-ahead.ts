import { clockToleranceMs } from '#kernel/clock.ts';

/**
 * `isAhead` of the kernel as an SQL condition: the column holds an instant that is later than it can be, more than a minute after the bound. A clock that
 * was ahead has stored it; what waits for it would wait until then.
 * @param bound the latest possible instant; the binding `:now` for what has already happened
 */
export const isStoredAhead = (column: string, bound = 'cast(:now as timestamptz)'): string =>
  `${column} > ${bound} + interval '${clockToleranceMs / 1_000} seconds'`;
