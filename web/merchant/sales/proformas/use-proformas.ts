import { useQuery } from '@tanstack/react-query';
import { getProforma, type ProformaState } from '#contract/proformas/proformas.ts';
import { call } from '../../../shared/call.ts';

/** The keys of the queries that change with a proforma. */
export const proformaQueries = [['proformas'], ['proforma'], ['invoices'], ['home']] as const;

export const useProforma = (id: number) =>
  useQuery({ queryKey: ['proforma', id], queryFn: () => call(getProforma, { params: { id } }) });

/** What each state looks like. */
export const toneOf = {
  DRAFT: 'neutral',
  SENT: 'info',
  ACCEPTED: 'info',
  PAID: 'success',
  EXPIRED: 'warning',
  WITHDRAWN: 'neutral',
} as const satisfies Record<ProformaState, string>;
