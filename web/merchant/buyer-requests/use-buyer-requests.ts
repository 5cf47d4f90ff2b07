import { useQuery } from '@tanstack/react-query';
import { listOwnBuyerRequests } from '#contract/invoices/buyer-requests.ts';
import { call } from '../../shared/call.ts';
import { pageOf } from '../../shared/list/page-of.ts';

export const buyerRequestsKey = ['buyer-requests'];

const newest = { page: 0, size: 1, sortBy: 'id', sortDir: 'desc', state: 'OPEN' } as const;

/** The newest request for a document that waits for an answer. */
export const useOpenBuyerRequest = (invoiceId: number) =>
  useQuery({
    queryKey: [...buyerRequestsKey, invoiceId],
    queryFn: async ({ signal }) =>
      pageOf(await call(listOwnBuyerRequests, { query: { ...newest, invoiceId } }, { signal })),
  });
