import type { SearchResult } from '#contract/search.ts';
import { modulePages } from '../../kit/modules/all-modules.ts';

/** The page of a search result. */
export const searchResultUrl = ({ kind, id }: Pick<SearchResult, 'kind' | 'id'>): string =>
  `/admin/${modulePages.search[kind]}/${id}/show`;
