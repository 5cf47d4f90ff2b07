/** The last row of a keyset page: its sort value and id. The next page starts after it. */
export type Cursor = Readonly<{ value: string; id: number }>;

/** A request for one page of a list; `after` replaces `offset`. */
export type PageRequest<Sort extends string> = Readonly<{
  offset: number;
  limit: number;
  sortBy: Sort;
  descending: boolean;
  after?: Cursor | undefined;
}>;

/** `total` counts the rows of the whole list; `next` is null after a page that is not full. */
export type Page<T> = Readonly<{ items: readonly T[]; total: number; next?: Cursor | null }>;
