import { searchKinds } from '#contract/module-vocabulary.ts';
import type { SearchResult } from '#contract/search.ts';

/** Sorts merchants before users; keeps the server's order within a kind. */
export const orderSearchResults = <R extends Pick<SearchResult, 'kind'>>(
  results: readonly R[],
): readonly R[] =>
  results.toSorted((one, other) => searchKinds.indexOf(one.kind) - searchKinds.indexOf(other.kind));
