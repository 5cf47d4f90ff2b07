import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listAccountants, listDataViews, listInvitations } from '#contract/team/invitations.ts';
import { listTeam } from '#contract/team/team.ts';
import { call } from '../../shared/call.ts';
import { pageOf } from '../../shared/list/page-of.ts';
import type { ListState } from '../../shared/list/list-state.ts';

/** Keys of the queries of the team page. */
export const teamKeys = {
  members: ['team', 'members'],
  invitations: ['team', 'invitations'],
  accountants: ['team', 'accountants'],
  log: ['team', 'log'],
} as const;

export const useMembers = () =>
  useQuery({ queryKey: teamKeys.members, queryFn: ({ signal }) => call(listTeam, {}, { signal }) });

export const useInvitations = () =>
  useQuery({
    queryKey: teamKeys.invitations,
    queryFn: ({ signal }) => call(listInvitations, {}, { signal }),
  });

export const useAccountants = () =>
  useQuery({
    queryKey: teamKeys.accountants,
    queryFn: ({ signal }) => call(listAccountants, {}, { signal }),
  });

/** One page of the access log, the newest first. */
export const useDataViews = ({ page, size }: Pick<ListState, 'page' | 'size'>) =>
  useQuery({
    queryKey: [...teamKeys.log, page, size],
    queryFn: async ({ signal }) =>
      pageOf(await call(listDataViews, { query: { page, size, sortBy: 'id', sortDir: 'desc' } }, { signal })),
    placeholderData: keepPreviousData,
  });
