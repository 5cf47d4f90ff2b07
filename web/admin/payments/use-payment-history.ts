import type * as z from 'zod';
import { useQuery } from '@tanstack/react-query';
import type { getPaymentHistory } from '#contract/payment-history.ts';
import { useAdminData } from '../data-provider.ts';

/** All that happened to a payment; under the resource's name, so that react-admin renews it with the record. */
export const usePaymentHistory = (id: number) => {
  const dataProvider = useAdminData();
  return useQuery({
    queryKey: ['payments', 'history', id],
    queryFn: ({ signal }) => dataProvider.getPaymentHistory({ params: { id } }, { signal }),
  });
};

export type PaymentHistory = z.output<typeof getPaymentHistory.response>;
