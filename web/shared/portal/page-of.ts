import type { Page } from './portal-api.ts';

/** A list endpoint returns a plain array or a page (specification, point 3). */
export const pageOf = <R>(answer: readonly R[] | { content: readonly R[]; totalElements: number }): Page<R> =>
  'content' in answer
    ? { rows: answer.content, total: answer.totalElements }
    : { rows: answer, total: answer.length };
