import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { getPaymentHistory, requestRefund } from '#contract/payments/payment-history.ts';
import { getPayment } from '#contract/payments/payments.ts';
import { call } from '../../shared/call.ts';

export const usePayment = (id: number) =>
  useQuery({ queryKey: ['payment', id], queryFn: () => call(getPayment, { params: { id } }) });

export const usePaymentHistory = (id: number) =>
  useQuery({
    queryKey: ['payment', id, 'history'],
    queryFn: () => call(getPaymentHistory, { params: { id } }),
  });

/** Refunds a payment; refetches the payment, its history and its documents. */
export const useRefund = (id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof requestRefund.body>) => call(requestRefund, { params: { id }, body }),
    onSettled: () =>
      Promise.all(
        ['payment', 'payments', 'invoice', 'invoices', 'takings'].map((name) =>
          client.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  });
};
