import { listOwnCustomers, type Customer } from '#contract/customers/customers.ts';
import { call } from '../../shared/call.ts';
import { pageOf } from '../../shared/list/page-of.ts';

/** The newest customers in use that match a search. */
export const findCustomers = async (search: string, size: number): Promise<readonly Customer[]> =>
  pageOf(await call(listOwnCustomers, { query: { page: 0, size, search } })).rows;
