import { useQuery } from '@tanstack/react-query';
import type { SearchResultItem, UseSearchResults } from '../../shared/search/search-result.ts';
import { useDebounced } from '../../shared/search/use-debounced.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../data-provider.ts';
import type { en } from '../messages/en.ts';
import { orderSearchResults } from './order-search-results.ts';
import { searchResultUrl } from './search-result-url.ts';
import { useActionsAndPages } from './use-actions-and-pages.ts';

const minSearchLength = 2;

/** Actions and pages by name, and the records the server finds; `isComplete` once it has answered. */
export const useSearchResults: UseSearchResults = (text) => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const typed = text.trim();
  const search = useDebounced(typed);
  const actionsAndPages = useActionsAndPages(typed);
  const isAsked = search.length >= minSearchLength;
  const {
    data = [],
    error,
    isFetching,
  } = useQuery({
    queryKey: ['search', search],
    queryFn: ({ signal }) => dataProvider.search({ query: { search } }, { signal }),
    enabled: isAsked,
    placeholderData: (previous) => previous,
  });
  const found = isAsked ? orderSearchResults(data) : [];
  const results: SearchResultItem[] = [
    ...actionsAndPages,
    ...found.map((result) => ({
      to: searchResultUrl(result),
      title: result.title,
      detail: result.detail,
      kind: t(`admin.search.kinds.${result.kind}`),
    })),
  ];
  return { results, error, isComplete: search === typed && !isFetching };
};
