import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getCustomer } from '#contract/customers/customers.ts';
import { getStatement } from '#contract/customers/customer-statements.ts';
import { listProposedCustomers } from '#contract/customers/customer-proposals.ts';
import { call } from '../../shared/call.ts';

/** Keys of the queries of customers and items. */
export const customerKeys = { customers: ['customers'], items: ['items'] } as const;

export const useCustomer = (id: number) =>
  useQuery({
    queryKey: [...customerKeys.customers, id],
    queryFn: ({ signal }) => call(getCustomer, { params: { id } }, { signal }),
  });

export const useProposals = (isEnabled: boolean) =>
  useQuery({
    queryKey: [...customerKeys.customers, 'proposed'],
    queryFn: ({ signal }) => call(listProposedCustomers, {}, { signal }),
    enabled: isEnabled,
  });

/** Days as `YYYY-MM-DD`. */
export type StatementPeriod = Readonly<{ from: string; to: string }>;

export const useStatement = (id: number, period: StatementPeriod) =>
  useQuery({
    queryKey: [...customerKeys.customers, id, 'statement', period],
    queryFn: ({ signal }) => call(getStatement, { params: { id }, query: period }, { signal }),
    placeholderData: keepPreviousData,
  });
