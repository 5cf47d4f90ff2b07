import type * as z from 'zod';
import { useQuery } from '@tanstack/react-query';
import { getPaymentHistory } from '#contract/payment-history.ts';
import { call } from '../../shared/call.ts';

/** All that happened to a payment; under the resource's name, so that react-admin renews it with the record. */
export const usePaymentHistory = (id: number) =>
  useQuery({
    queryKey: ['payments', 'history', id],
    queryFn: ({ signal }) => call(getPaymentHistory, { params: { id } }, { signal }),
  });

export type PaymentHistory = z.output<typeof getPaymentHistory.response>;
