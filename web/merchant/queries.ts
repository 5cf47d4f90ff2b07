import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InvoiceSummary } from '#contract/invoices.ts';
import type { PaymentLink } from '#contract/links.ts';
import type { Payment } from '#contract/payments.ts';
import type { ListPlace } from '../shared/list/list-address.ts';
import type { ListQuestion } from '../shared/portal/portal-api.ts';
import { usePortal } from './portal.ts';

/** The question that a list's place in the address asks. */
export const questionOf = <S extends string>(place: ListPlace): ListQuestion<S> => ({
  page: place.page,
  size: place.size,
  sortBy: place.sortBy,
  sortDir: place.sortDir,
  ...place.filters,
  status: place.filters['status'] as S | undefined,
});

/** The newest few of a list, or with size 1 a way to learn its total. */
export const newest = <S extends string>(size: number, sortBy: string, status?: S): ListQuestion<S> => ({
  page: 0,
  size,
  sortBy,
  sortDir: 'desc',
  status,
});

export const useMerchant = () => {
  const { api } = usePortal();
  return useQuery({ queryKey: ['merchant'], queryFn: () => api.merchant() });
};

export const useTakings = () => {
  const { api } = usePortal();
  return useQuery({ queryKey: ['takings'], queryFn: () => api.takings() });
};

export const usePayments = (question: ListQuestion<Payment['status']>) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['payments', question],
    queryFn: () => api.payments(question),
    placeholderData: keepPreviousData,
  });
};

export const useLinks = (question: ListQuestion<PaymentLink['status']>) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['links', question],
    queryFn: () => api.links(question),
    placeholderData: keepPreviousData,
  });
};

export const useInvoices = (question: ListQuestion<InvoiceSummary['status']>) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['invoices', question],
    queryFn: () => api.invoices(question),
    placeholderData: keepPreviousData,
  });
};

export const useInvoice = (id: number) => {
  const { api } = usePortal();
  return useQuery({ queryKey: ['invoice', id], queryFn: () => api.invoice(id) });
};

export const useCancelLink = () => {
  const { api } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.cancelLink(id),
    onSettled: () => client.invalidateQueries({ queryKey: ['links'] }),
  });
};
