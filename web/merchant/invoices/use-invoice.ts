import { useQuery } from '@tanstack/react-query';
import { getInvoice } from '#contract/invoices/invoices.ts';
import { call } from '../../shared/call.ts';

export const useInvoice = (id: number) =>
  useQuery({ queryKey: ['invoice', id], queryFn: () => call(getInvoice, { params: { id } }) });
