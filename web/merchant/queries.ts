import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { InvoiceSummary } from '#contract/invoices.ts';
import type { PaymentLink } from '#contract/links.ts';
import type { Payment } from '#contract/payments.ts';
import type { TakingsPeriod } from '#contract/takings.ts';
import type { ListPlace } from '../shared/list/list-address.ts';
import type { ListQuestion, RefundRequest } from '../shared/portal/portal-api.ts';
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

const firstPage = { page: 0, size: 10, sortBy: 'createdAt', sortDir: 'desc' } as const;

/** The newest few of a list, or with size 1 a way to learn its total. */
export const newest = <S extends string>(size: number, sortBy: string, status?: S): ListQuestion<S> => ({
  page: 0,
  size,
  sortBy,
  sortDir: 'desc',
  status,
});

const readLinksAnew = (client: QueryClient): Promise<unknown> =>
  Promise.all(['link', 'links'].map((name) => client.invalidateQueries({ queryKey: [name] })));

export const useMerchant = () => {
  const { api } = usePortal();
  return useQuery({ queryKey: ['merchant'], queryFn: () => api.merchant() });
};

export const useTakings = () => {
  const { api } = usePortal();
  return useQuery({ queryKey: ['takings'], queryFn: () => api.takings() });
};

/** The takings of the payments that a list's filters let through; its page and order change nothing. */
export const useTakingsOf = ({ filters }: Pick<ListPlace, 'filters'>) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['takings', 'of', filters],
    queryFn: () => api.takings(questionOf({ ...firstPage, filters })),
    placeholderData: keepPreviousData,
  });
};

export const useTakingsOverTime = (period: TakingsPeriod) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['takings', period],
    queryFn: () => api.takingsOverTime(period),
    placeholderData: keepPreviousData,
  });
};

export const usePayments = (question: ListQuestion<Payment['status']>) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['payments', question],
    queryFn: () => api.payments(question),
    placeholderData: keepPreviousData,
  });
};

export const usePayment = (id: number) => {
  const { api } = usePortal();
  return useQuery({ queryKey: ['payment', id], queryFn: () => api.payment(id) });
};

export const usePaymentHistory = (id: number) => {
  const { api } = usePortal();
  return useQuery({ queryKey: ['payment', id, 'history'], queryFn: () => api.paymentHistory(id) });
};

/** Gives money back; the payment, its history and its documents are read anew. */
export const useRefund = (paymentId: number) => {
  const { api } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ request, requestKey }: { request: RefundRequest; requestKey: string }) =>
      api.refund(paymentId, request, requestKey),
    onSettled: () =>
      Promise.all(
        ['payment', 'payments', 'invoice', 'invoices', 'takings'].map((name) =>
          client.invalidateQueries({ queryKey: [name] }),
        ),
      ),
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

export const useLink = (id: number) => {
  const { api } = usePortal();
  return useQuery({ queryKey: ['link', id], queryFn: () => api.link(id) });
};

export const useExtendLink = () => {
  const { api } = usePortal();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, days }: { id: number; days: number }) => api.extendLink(id, days),
    onSettled: () => readLinksAnew(client),
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
    onSettled: () => readLinksAnew(client),
  });
};
