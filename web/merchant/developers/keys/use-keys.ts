import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listApiKeys } from '#contract/integrations/api-keys.ts';
import { call } from '../../../shared/call.ts';
import { pageOf } from '../../../shared/list/page-of.ts';
import type { ListSettings, ListState } from '../../../shared/list/list-state.ts';

export const keysKey = ['api-keys'] as const;

/** The usable keys by default. */
export const keySettings: ListSettings = {
  sortFields: ['createdAt', 'lastUsedAt', 'name'],
  sortBy: 'createdAt',
  filters: { show: ['ended', 'all'] },
};

const isLiveOf = (show: string | undefined) =>
  show === 'all' ? {} : { isLive: show === 'ended' ? ('false' as const) : ('true' as const) };

/** A page of the merchant's keys. */
export const useKeys = ({ page, size, sortBy, sortDir, filters }: ListState) => {
  const query = {
    page,
    size,
    sortBy: sortBy as 'createdAt' | 'lastUsedAt' | 'name',
    sortDir,
    ...isLiveOf(filters['show']),
  };
  return useQuery({
    queryKey: [...keysKey, query],
    queryFn: async ({ signal }) => pageOf(await call(listApiKeys, { query }, { signal })),
    placeholderData: keepPreviousData,
  });
};
