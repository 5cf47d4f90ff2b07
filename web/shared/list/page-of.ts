export interface Page<R> {
  readonly rows: readonly R[];
  readonly total: number;
}

/** What a list endpoint answers: a plain array or a page (specification, point 3). */
export type ListAnswer<R> = readonly R[] | Readonly<{ content: readonly R[]; totalElements: number }>;

export const pageOf = <R>(answer: ListAnswer<R>): Page<R> =>
  'content' in answer
    ? { rows: answer.content, total: answer.totalElements }
    : { rows: answer, total: answer.length };

/** Rows of a list by status, whichever status is chosen; a status without rows may be left out. */
export interface ListCounts {
  readonly all: number;
  readonly statuses: readonly Readonly<{ status: string; count: number }>[];
}
