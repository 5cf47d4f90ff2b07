import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';

/** The figures of a list by its filters; those of the former filters stay until the new ones are loaded. */
export const useListSummary = <F, T>(read: (filters: F, signal: AbortSignal) => Promise<T>) => {
  const { resource, filterValues } = useListContext();
  return useQuery({
    queryKey: [resource, 'summary', filterValues],
    queryFn: ({ signal }) => read(filterValues as F, signal),
    placeholderData: (previous) => previous,
  });
};
