import * as contract from '#contract/customers/customers.ts';
import { summariseOwnCustomers as summary } from '#contract/list-summaries.ts';
import type { CustomerWithMoney } from '#contract/customers/customers.ts';
import { Money } from '#kernel/money.ts';
import { presentCustomer, type CustomerSort } from '#modules/customers/index.ts';
import type { DataViews } from '#modules/merchants/index.ts';
import { exportDownload } from '#platform/http/export-download.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { MoneySort } from '../postgres/customer-money-sql.ts';
import {
  exportOwnCustomers,
  getCustomerWithMoney,
  listOwnCustomers,
  summariseOwnCustomers,
  type MoneyedCustomer,
} from '../postgres/customers-with-money.ts';

type Deps = Parameters<typeof listOwnCustomers>[0] &
  Parameters<typeof exportOwnCustomers>[0] &
  Readonly<{ dataViews: DataViews }>;

const decimal = (minor: number | undefined): number | null =>
  minor === undefined ? null : Money.ofMinor(minor, 'EUR').toDecimal();

const present = ({ customer, money }: MoneyedCustomer): CustomerWithMoney => ({
  ...presentCustomer(customer),
  turnover: decimal(money?.turnoverMinor),
  unpaid: decimal(money?.unpaidMinor),
  overdue: decimal(money?.overdueMinor),
  lastPurchaseOn: money?.lastPurchaseOn ?? null,
});

/** The customers of a merchant with what they bought and owe. */
export const customerMoneyRoutes = (deps: Deps): Route[] => [
  serve(contract.listOwnCustomers, async ({ query, caller: { actor } }) => {
    const request = readPage<CustomerSort | MoneySort>(query, 'id');
    const found = await listOwnCustomers(deps, { actor, filters: query, page: request.page });
    await deps.dataViews.record(
      actor,
      [...new Set(found.items.map(({ customer }) => customer.merchantId))],
      'CUSTOMERS',
    );
    return presentList('customers', request, found, present);
  }),
  serve(summary, async ({ query, caller: { actor } }) => {
    const { all, statuses } = await summariseOwnCustomers(deps, actor, query);
    return { all, statuses: [...statuses] };
  }),
  serve(contract.exportCustomers, async ({ query: { format, ...filters }, caller: { actor, language } }) =>
    exportDownload(format, await exportOwnCustomers(deps, { actor, format, filters, language })),
  ),
  serve(contract.getCustomer, async ({ params: { id }, caller: { actor } }) => {
    const found = await getCustomerWithMoney(deps, actor, id);
    await deps.dataViews.record(actor, [found.customer.merchantId], 'CUSTOMERS');
    return present(found);
  }),
];
