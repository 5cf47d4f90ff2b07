/** One page of a list, from one query object whichever dialect asked for it. */
export type PageRequest<Sort extends string> = Readonly<{
  offset: number;
  limit: number;
  sortBy: Sort;
  descending: boolean;
}>;

export type Page<T> = Readonly<{ items: readonly T[]; total: number }>;
