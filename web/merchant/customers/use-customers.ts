import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type * as z from 'zod';
import { getCustomer, listOwnCustomers } from '#contract/customers/customers.ts';
import { getStatement } from '#contract/customers/customer-statements.ts';
import { listProposedCustomers } from '#contract/customers/customer-proposals.ts';
import { listOwnItems } from '#contract/customers/items.ts';
import { call } from '../../shared/call.ts';
import type { ListState } from '../../shared/list/list-state.ts';
import { pageOf } from '../../shared/list/page-of.ts';

/** Keys of the queries of customers and items. */
export const customerKeys = { customers: ['customers'], items: ['items'] } as const;

type CustomerQuery = z.input<typeof listOwnCustomers.query>;
type ItemQuery = z.input<typeof listOwnItems.query>;

const queryOf = ({ page, size, sortBy, sortDir, filters }: ListState) => ({
  page,
  size,
  sortBy,
  sortDir,
  ...filters,
});

export const useCustomers = (list: ListState) =>
  useQuery({
    queryKey: [...customerKeys.customers, 'list', list],
    queryFn: async ({ signal }) =>
      pageOf(await call(listOwnCustomers, { query: queryOf(list) as CustomerQuery }, { signal })),
    placeholderData: keepPreviousData,
  });

export const useItems = (list: ListState) =>
  useQuery({
    queryKey: [...customerKeys.items, 'list', list],
    queryFn: async ({ signal }) =>
      pageOf(await call(listOwnItems, { query: queryOf(list) as ItemQuery }, { signal })),
    placeholderData: keepPreviousData,
  });

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
