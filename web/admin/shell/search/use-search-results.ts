import { useQuery } from '@tanstack/react-query';
import type { UseSearchResults } from '../../../shared/search/search-result.ts';
import { useDebounced } from '../../../shared/search/use-debounced.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { useAdminData } from '../../kit/data-provider/data-provider.ts';
import type { en } from '../../kit/messages/en.ts';
import { orderSearchResults } from './order-search-results.ts';
import { useRecentRecords } from '../../kit/fields/recent-records.ts';
import { searchResultUrl } from './search-result-url.ts';
import { useActionsAndPages, type AdminResult } from './use-actions-and-pages.ts';

const minSearchLength = 2;

type Found = Omit<ReturnType<UseSearchResults>, 'results'> & { readonly results: readonly AdminResult[] };

/**
 * Recent records and actions for an empty text; for others actions and pages by name, and the records the server finds.
 * `isComplete` once it has answered.
 */
export const useSearchResults = (text: string): Found => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const typed = text.trim();
  const search = useDebounced(typed);
  const actionsAndPages = useActionsAndPages(typed);
  const recent = useRecentRecords();
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
  const results: AdminResult[] = [
    ...(typed === '' ? recent : []),
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
