import type { SearchResultItem, UseSearchResults } from '../../../shared/search/search-result.ts';
import { useFound } from '../../../shared/search/use-found.ts';
import { useMessages } from '../../../shared/messages/use-messages.ts';
import { useAdminData } from '../../kit/data-provider/data-provider.ts';
import type { en } from '../../kit/messages/en.ts';
import { orderSearchResults } from './order-search-results.ts';
import { useRecentRecords } from '../../kit/fields/recent-records.ts';
import { searchResultUrl } from './search-result-url.ts';
import { useActionsAndPages } from './use-actions-and-pages.ts';

/** Recent records and actions for an empty text; for others actions and pages by name, and the records the server finds. */
export const useSearchResults: UseSearchResults = (text) => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const {
    typed,
    found = [],
    error,
    isComplete,
  } = useFound(text, (search, signal) => dataProvider.search({ query: { search } }, { signal }));
  const actionsAndPages = useActionsAndPages(typed);
  const recent = useRecentRecords();
  const results: SearchResultItem[] = [
    ...(typed === '' ? recent : []),
    ...actionsAndPages,
    ...orderSearchResults(found).map((result) => ({
      to: searchResultUrl(result),
      title: result.title,
      detail: result.detail,
      kind: t(`admin.search.kinds.${result.kind}`),
    })),
  ];
  return { results, error, isComplete };
};
