import { searchKinds } from '#contract/module-vocabulary.ts';
import type { SearchResult } from '#contract/search.ts';

/** A merchant before the user of the same name; within a kind the server's order stays. */
export const orderSearchResults = <R extends Pick<SearchResult, 'kind'>>(
  results: readonly R[],
): readonly R[] =>
  results.toSorted((one, other) => searchKinds.indexOf(one.kind) - searchKinds.indexOf(other.kind));
