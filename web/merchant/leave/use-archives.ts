import { useQuery } from '@tanstack/react-query';
import { listOwnArchives, requestOwnArchive } from '#contract/archives/archives.ts';
import { getLeaving } from '#contract/archives/leaving.ts';
import { call } from '../../shared/call.ts';

export const leaveKeys = { archives: ['archives'], leaving: ['leaving'] } as const;

/** While an archive is made, the page looks again after this time. */
const lookAgainMs = 3_000;

/** The archives of the business, newest first; how far one is that is made now. */
export const useArchives = () =>
  useQuery({
    queryKey: leaveKeys.archives,
    queryFn: ({ signal }) => call(listOwnArchives, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'MAKING') ? lookAgainMs : false),
  });

/** What ends and what stays. */
export const useLeaving = () =>
  useQuery({ queryKey: leaveKeys.leaving, queryFn: ({ signal }) => call(getLeaving, {}, { signal }) });

export const requestArchive = () => call(requestOwnArchive, {});
