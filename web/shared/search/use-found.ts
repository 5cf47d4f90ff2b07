import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from './use-debounced.ts';

const minSearchLength = 2;

/**
 * What the server finds for a typed text; undefined for a short one. `isComplete` once it has answered.
 * @param find asks it
 */
export const useFound = <Found>(
  text: string,
  find: (search: string, signal: AbortSignal) => Promise<Found>,
) => {
  const typed = text.trim();
  const search = useDebounced(typed);
  const isAsked = search.length >= minSearchLength;
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', search],
    queryFn: ({ signal }) => find(search, signal),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return { typed, found: isAsked ? data : undefined, error, isComplete: search === typed && !isFetching };
};

/** Those whose title has the typed text in it. */
export const named = <Item extends Readonly<{ title: string }>>(
  items: readonly Item[],
  typed: string,
): readonly Item[] => items.filter(({ title }) => title.toLowerCase().includes(typed.toLowerCase()));
