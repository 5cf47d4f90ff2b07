import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import type { Payment } from '#contract/payments/payments.ts';
import type { TakingsPeriod } from '#contract/payments/takings.ts';
import type { ListState } from '../../../shared/list/list-state.ts';
import type { ListQuery } from '../../../shared/portal/portal-api.ts';
import { usePortal } from './portal.ts';

/** The query of a list's state. */
export const listQueryOf = <S extends string>(list: ListState): ListQuery<S> => ({
  page: list.page,
  size: list.size,
  sortBy: list.sortBy,
  sortDir: list.sortDir,
  ...list.filters,
  status: list.filters['status'] as S | undefined,
});

const firstPage = { page: 0, size: 10, sortBy: 'createdAt', sortDir: 'desc' } as const;

/** Query of the newest records; `size` 1 to get the total only. */
export const newest = <S extends string>(size: number, sortBy: string, status?: S): ListQuery<S> => ({
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

/** The signed-in user and its role in the team; none in the demo. */
export const useAccount = () => {
  const { api, isDemo } = usePortal();
  return useQuery({ queryKey: ['account'], queryFn: () => api.account(), enabled: !isDemo });
};

/** What the user should do now. */
export const useGuidance = (isAsked = true) => {
  const { api } = usePortal();
  return useQuery({ queryKey: ['next-step'], queryFn: () => api.guidance(), enabled: isAsked });
};

export const useTakings = () => {
  const { api } = usePortal();
  return useQuery({ queryKey: ['takings'], queryFn: () => api.takings() });
};

/** Takings of the payments that match a list's filters; page and order are ignored. */
export const useTakingsOf = ({ filters }: Pick<ListState, 'filters'>) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['takings', 'of', filters],
    queryFn: () => api.takings(summaryQueryOf({ filters })),
    placeholderData: keepPreviousData,
  });
};

export const useTakingsOverTime = (period: TakingsPeriod, on?: string) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['takings', period, on],
    queryFn: () => api.takingsOverTime(period, on),
    placeholderData: keepPreviousData,
  });
};

export const usePayments = (query: ListQuery<Payment['status']>) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['payments', query],
    queryFn: () => api.payments(query),
    placeholderData: keepPreviousData,
  });
};

/** Counts and sums change with each list: their keys begin with those of the lists. */
export const usePaymentCounts = (query: ListQuery<Payment['status']>) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['payments', 'counts', query],
    queryFn: () => api.paymentCounts(query),
    placeholderData: keepPreviousData,
  });
};

export const useLinkSummary = (query: ListQuery<PaymentLink['status']>) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['links', 'summary', query],
    queryFn: () => api.linkSummary(query),
    placeholderData: keepPreviousData,
  });
};

export const useInvoiceSummary = (query: ListQuery<InvoiceSummary['status']>) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['invoices', 'summary', query],
    queryFn: () => api.invoiceSummary(query),
    placeholderData: keepPreviousData,
  });
};

/** The query of a list without page and order, which counts and sums do not have. */
export const summaryQueryOf = <S extends string>({ filters }: Pick<ListState, 'filters'>): ListQuery<S> =>
  listQueryOf<S>({ ...firstPage, filters });

export const usePayment = (id: number) => {
  const { api } = usePortal();
  return useQuery({ queryKey: ['payment', id], queryFn: () => api.payment(id) });
};

export const usePaymentHistory = (id: number) => {
  const { api } = usePortal();
  return useQuery({ queryKey: ['payment', id, 'history'], queryFn: () => api.paymentHistory(id) });
};

export const useLinks = (query: ListQuery<PaymentLink['status']>) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['links', query],
    queryFn: () => api.links(query),
    placeholderData: keepPreviousData,
  });
};

export const useLink = (id: number) => {
  const { api } = usePortal();
  return useQuery({ queryKey: ['link', id], queryFn: () => api.link(id) });
};

export const useInvoices = (query: ListQuery<InvoiceSummary['status']>) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['invoices', query],
    queryFn: () => api.invoices(query),
    placeholderData: keepPreviousData,
  });
};

export const useInvoice = (id: number) => {
  const { api } = usePortal();
  return useQuery({ queryKey: ['invoice', id], queryFn: () => api.invoice(id) });
};
