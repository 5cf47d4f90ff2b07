import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { getOwnMerchant } from '#contract/merchants/merchants.ts';
import { getHome } from '#contract/guidance/home.ts';
import { getNextStep } from '#contract/guidance/next-step.ts';
import { listOwnPayments } from '#contract/payments/payments.ts';
import { getOwnTakingsOverTime, type TakingsPeriod } from '#contract/payments/takings.ts';
import { getSession } from '#contract/users/users.ts';
import { call, type CallInput, type Later } from '../../../shared/call.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import { pageOf, type ListAnswer } from '../../../shared/list/page-of.ts';
import { usePortal } from './portal.ts';
import { useIsHome } from './use-is-home.ts';

export type QueryOf<E extends Endpoint> = z.input<E['query']>;
export type RowOf<E extends Endpoint> = z.output<E['response']> extends ListAnswer<infer R> ? R : never;

/** The query of a list's state, whose values are of the endpoint by the list's settings. */
export const listQueryOf = <E extends Endpoint>({ filters, ...place }: ListState): QueryOf<E> =>
  ({ ...place, ...filters }) as QueryOf<E>;

/** Query of the newest records; `size` 1 to get the total only. */
export const newest = <B extends string, S extends string = never>(size: number, sortBy: B, status?: S) =>
  ({ page: 0, size, sortBy, sortDir: 'desc', status }) as const;

/** One page of a list of the contract; the former page is shown until the next one is there. */
export const useListPage = <E extends Endpoint>(key: string, endpoint: E | Later<E>, input: CallInput<E>) =>
  useQuery({
    queryKey: [key, input],
    queryFn: async () => pageOf((await call(endpoint, input)) as ListAnswer<RowOf<E>>),
    placeholderData: keepPreviousData,
  });

/** What each page reads and seldom changes: the server refuses what a changed role may not do. */
const seldom = { staleTime: 60_000 } as const;

export const useMerchant = () =>
  useQuery({ queryKey: ['merchant'], queryFn: () => call(getOwnMerchant, {}), ...seldom });

/** The signed-in user and its role in the team; none in the demo. */
export const useAccount = () => {
  const { isDemo } = usePortal();
  return useQuery({
    queryKey: ['account'],
    queryFn: () => call(getSession, {}),
    enabled: !isDemo,
    ...seldom,
  });
};

/** Mails the link that confirms the user's address again. */
export const resendVerification = () =>
  call(async () => (await import('#contract/users/account-mails.ts')).resendVerification, {});

export const guidanceKey = ['next-step'];

/** What the front page shows, by one call; the frame reads what waits of the same answer. */
export const useHome = () =>
  useQuery({
    queryKey: ['home'],
    queryFn: async ({ client }) => {
      const home = await call(getHome, {});
      client.setQueryData(guidanceKey, home.guidance);
      return home;
    },
  });

/** What the user should do now; on the front page it comes with the rest of it. */
export const useGuidance = (isAsked = true) => {
  const isHome = useIsHome();
  return useQuery({
    queryKey: guidanceKey,
    queryFn: () => call(getNextStep, {}),
    enabled: isAsked && !isHome,
  });
};

/** @param on a day of the period, `YYYY-MM-DD`; today unless given */
export const useTakingsOverTime = (period: TakingsPeriod, on?: string, isAsked = true) =>
  useQuery({
    queryKey: ['takings', period, on],
    queryFn: () => call(getOwnTakingsOverTime, { query: { period, on } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });

export const usePayments = (query: QueryOf<typeof listOwnPayments>) =>
  useListPage('payments', listOwnPayments, { query });

/** Counts and sums of a list by its filters; page and order do not apply. Its key begins with that of the list. */
export const useListSummary = <E extends Endpoint>(
  key: string,
  endpoint: E | undefined,
  { filters }: Pick<ListState, 'filters'>,
) =>
  useQuery({
    queryKey: [key, 'summary', endpoint?.path, filters],
    queryFn: endpoint ? () => call(endpoint, { query: filters } as CallInput<E>) : skipToken,
    placeholderData: keepPreviousData,
  });
