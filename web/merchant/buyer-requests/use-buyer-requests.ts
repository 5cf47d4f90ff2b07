import { useQuery } from '@tanstack/react-query';
import { listOwnBuyerRequests } from '#contract/invoices/buyer-requests.ts';
import { call } from '../../shared/call.ts';
import { pageOf } from '../../shared/list/page-of.ts';

export const buyerRequestsKey = ['buyer-requests'];

const newest = { page: 0, size: 1, sortBy: 'id', sortDir: 'desc', state: 'OPEN' } as const;

/** The newest request that waits for an answer, and their number. @param invoiceId of this document only */
export const useOpenBuyerRequest = (invoiceId?: number) =>
  useQuery({
    queryKey: [...buyerRequestsKey, invoiceId ?? 'all'],
    queryFn: async ({ signal }) =>
      pageOf(await call(listOwnBuyerRequests, { query: { ...newest, invoiceId } }, { signal })),
  });
