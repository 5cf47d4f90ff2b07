import { useQuery } from '@tanstack/react-query';
import type { Finding, UseFindings } from '../../shared/search/finding.ts';
import { useSettled } from '../../shared/search/use-settled.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../data-provider.ts';
import type { en } from '../messages/en.ts';
import { orderSearchResults } from './order-search-results.ts';
import { searchResultAddress } from './search-result-address.ts';
import { usePlaces } from './use-places.ts';

const shortest = 2;

/** Actions and pages by their names, and what the server finds; `isSure` once it has answered. */
export const useFindings: UseFindings = (text) => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const typed = text.trim();
  const search = useSettled(typed);
  const places = usePlaces(typed);
  const isAsked = search.length >= shortest;
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
  const results = isAsked ? orderSearchResults(data) : [];
  const findings: Finding[] = [
    ...places,
    ...results.map((result) => ({
      to: searchResultAddress(result),
      title: result.title,
      detail: result.detail,
      kind: t(`admin.search.kinds.${result.kind}`),
    })),
  ];
  return { findings, error, isSure: search === typed && !isFetching };
};
