import { useQuery } from '@tanstack/react-query';
import { getPaymentHistory } from '#contract/payments/payment-history.ts';
import { getPayment } from '#contract/payments/payments.ts';
import { call } from '../../shared/call.ts';

export const usePayment = (id: number) =>
  useQuery({ queryKey: ['payment', id], queryFn: () => call(getPayment, { params: { id } }) });

export const usePaymentHistory = (id: number) =>
  useQuery({
    queryKey: ['payment', id, 'history'],
    queryFn: () => call(getPaymentHistory, { params: { id } }),
  });
