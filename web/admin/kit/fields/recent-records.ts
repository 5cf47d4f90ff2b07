import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SearchResultItem } from '../../../shared/search/search-result.ts';

const queryKey = ['recent-records'];
const maxRecords = 5;

/**
 * The records that were opened since the page was loaded, the newest first. In the memory of the page only: names of
 * people are not stored in the browser, and signing out empties react-admin's query cache.
 */
export const useRecentRecords = (): readonly SearchResultItem[] =>
  useQuery<readonly SearchResultItem[]>({
    queryKey,
    queryFn: () => [],
    enabled: false,
    initialData: [],
    gcTime: Infinity,
  }).data;

/** Adds the record of a page to the recent ones. */
export const useRememberRecord = ({ to, title, detail, kind }: SearchResultItem): void => {
  const client = useQueryClient();
  useEffect(() => {
    client.setQueryDefaults(queryKey, { gcTime: Infinity });
    client.setQueryData<readonly SearchResultItem[]>(queryKey, (before = []) =>
      [{ to, title, detail, kind }, ...before.filter((other) => other.to !== to)].slice(0, maxRecords),
    );
  }, [client, to, title, detail, kind]);
};
