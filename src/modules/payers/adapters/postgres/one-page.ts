const size = 25;

/** Rows of one page, and whether another one follows. */
export type Part<T> = Readonly<{ rows: readonly T[]; hasMore: boolean }>;

/** Pages of twenty-five, for lists without a script. */
export const onePage = {
  /** @param page from 1 */
  bindings: (page: number) => ({ limit: size + 1, offset: (page - 1) * size }),
  of: <T>(rows: readonly T[]): Part<T> => ({ rows: rows.slice(0, size), hasMore: rows.length > size }),
};
