import type * as z from 'zod';
import { useQuery } from '@tanstack/react-query';
import type { getPaymentHistory } from '#contract/payments/payment-history.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';

/** The history of a payment. The query key begins with the resource, so react-admin refetches it with the record. */
export const usePaymentHistory = (id: number) => {
  const dataProvider = useAdminData();
  return useQuery({
    queryKey: ['payments', 'history', id],
    queryFn: ({ signal }) => dataProvider.getPaymentHistory({ params: { id } }, { signal }),
  });
};

export type PaymentHistory = z.output<typeof getPaymentHistory.response>;
