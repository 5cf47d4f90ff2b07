import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getOwnBalance, getPayout, getPayoutOfPayment, listPayoutLines } from '#contract/payouts/payouts.ts';
import { call } from '../../shared/call.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { pageOf } from '../../shared/list/page-of.ts';

const payoutKey = ['payouts'];

/** The balance at the provider and the payouts around it. */
export const useOwnBalance = () =>
  useQuery({
    queryKey: [...payoutKey, 'balance'],
    queryFn: ({ signal }) => call(getOwnBalance, {}, { signal }),
  });

export const usePayout = (id: number) =>
  useQuery({
    queryKey: [...payoutKey, id],
    queryFn: ({ signal }) => call(getPayout, { params: { id } }, { signal }),
  });

/** What is in a payout, or only what differs from what was expected. */
export const usePayoutLines = (
  id: number,
  { page, size }: Pick<ListState, 'page' | 'size'>,
  hasOnlyDifferences: boolean,
) => {
  const query = { page, size, ...(hasOnlyDifferences ? { review: 'DIFFERS' as const } : {}) };
  return useQuery({
    queryKey: [...payoutKey, id, 'lines', query],
    queryFn: async ({ signal }) => pageOf(await call(listPayoutLines, { params: { id }, query }, { signal })),
    placeholderData: keepPreviousData,
  });
};

/** The payout that a payment is in; null while it is in none. */
export const usePayoutOfPayment = (id: number, isEnabled: boolean) =>
  useQuery({
    queryKey: [...payoutKey, 'of-payment', id],
    queryFn: ({ signal }) => call(getPayoutOfPayment, { params: { id } }, { signal }),
    enabled: isEnabled,
  });
