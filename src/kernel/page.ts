/** The last row of a page, by what the list is sorted by: the next page begins behind it. */
export type Cursor = Readonly<{ value: string; id: number }>;

/** One page of a list, from one query object whichever dialect asked for it. */
export type PageRequest<Sort extends string> = Readonly<{
  offset: number;
  limit: number;
  sortBy: Sort;
  descending: boolean;
  after?: Cursor | undefined;
}>;

export type Page<T> = Readonly<{ items: readonly T[]; total: number; next?: Cursor | null }>;
