import { useQuery } from '@tanstack/react-query';
import { listAccountants, listInvitations } from '#contract/team/invitations.ts';
import { listTeam } from '#contract/team/team.ts';
import { call } from '../../shared/call.ts';

/** Keys of the queries of the team page. */
export const teamKeys = {
  members: ['team', 'members'],
  invitations: ['team', 'invitations'],
  accountants: ['team', 'accountants'],
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
