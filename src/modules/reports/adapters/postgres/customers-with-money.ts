import type { Actor } from '#kernel/actor.ts';
import type { BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ExportedFile, ExportRequest } from '#kernel/list-exports.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { StatusCounts } from '#kernel/status-counts.ts';
import {
  exportRecords,
  getCustomer,
  listCustomers,
  type CustomerReads,
  type CustomerRecord,
  type CustomerSort,
  type RecordFilters,
} from '#modules/customers/index.ts';
import { amount, day } from '#platform/exports/export.ts';
import { maySeeMoney, mustSeeMoney } from '../../application/money-of-customers.ts';
import {
  besideCustomers,
  moneyBindings,
  moneyOfCustomer,
  type MoneySort,
  type MoneyStatus,
} from './customer-money-sql.ts';

/** What a customer bought and owes; amounts are cents of EUR. */
export type CustomerMoney = Readonly<{
  turnoverMinor: number;
  unpaidMinor: number;
  overdueMinor: number;
  lastPurchaseOn: BusinessDate | null;
}>;
/** A customer; without its money for who may not see it. */
export type MoneyedCustomer = Readonly<{ customer: CustomerRecord; money: CustomerMoney | null }>;
type Deps = CustomerReads & Readonly<{ clock: Clock }>;
export type MoneyFilters = RecordFilters & Readonly<{ status?: MoneyStatus | undefined }>;
type Query = Readonly<{
  actor: Actor;
  filters: MoneyFilters;
  page: PageRequest<CustomerSort | MoneySort>;
}>;

const moneySorts: readonly string[] = ['turnover', 'unpaid', 'lastPurchaseOn'] satisfies MoneySort[];
const isMoneySort = (sortBy: string): sortBy is MoneySort => moneySorts.includes(sortBy);

/** One statement for a page, whatever its size. */
const withMoney = async (
  { database, clock }: Deps,
  actor: Actor,
  customers: readonly CustomerRecord[],
): Promise<MoneyedCustomer[]> => {
  if (customers.length === 0 || !maySeeMoney(actor, clock))
    return customers.map((customer) => ({ customer, money: null }));
  const rows = await database.rows<CustomerMoney & Readonly<{ id: number }>>(
    `select r.id, money.* from customers r ${moneyOfCustomer} where r.id = any(:ids)`,
    { ids: customers.map(({ id }) => id), ...moneyBindings(clock.now()) },
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return customers.map((customer) => ({ customer, money: byId.get(customer.id) ?? null }));
};

/**
 * One page of the customers of the actor's merchant: a statement for the page, one for the money of its customers.
 * @throws SignInNeeded, NotAllowed also for an order or filter by money that the actor may not see, InvalidFields
 */
export const listOwnCustomers = async (
  deps: Deps,
  { actor, filters: { status, ...filters }, page }: Query,
): Promise<Page<MoneyedCustomer>> => {
  const ownMerchant = mustHold(actor, 'SEE', 'customers:read');
  const sortBy = isMoneySort(page.sortBy) ? page.sortBy : undefined;
  if (sortBy !== undefined || status !== undefined) mustSeeMoney(actor, deps.clock);
  const beside = besideCustomers(ownMerchant, { sortBy, status }, deps.clock.now());
  const { items, ...rest } = await listCustomers(deps, { actor, scope: 'OWN', filters, page, beside });
  return { ...rest, items: await withMoney(deps, actor, items) };
};

const statuses = ['OWING', 'OVERDUE'] as const satisfies readonly MoneyStatus[];

/**
 * How many customers of the actor's merchant there are and owe, filtered as the list is except by status; who may not see
 * their money gets no count of who owes. @throws SignInNeeded, NotAllowed
 */
export const summariseOwnCustomers = async (
  deps: Deps,
  actor: Actor,
  { status: _, ...filters }: MoneyFilters,
): Promise<StatusCounts<MoneyStatus>> => {
  const ownMerchant = mustHold(actor, 'SEE', 'customers:read');
  const shown = maySeeMoney(actor, deps.clock) ? statuses : [];
  const page = { offset: 0, limit: 1, sortBy: 'id', descending: true } as const;
  const totalOf = async (status?: MoneyStatus): Promise<number> => {
    const beside = besideCustomers(ownMerchant, { status }, deps.clock.now());
    return (await listCustomers(deps, { actor, scope: 'OWN', filters, page, beside })).total;
  };
  return {
    all: await totalOf(),
    statuses: await Promise.all(shown.map(async (status) => ({ status, count: await totalOf(status) }))),
  };
};

/** @throws SignInNeeded, NotAllowed; CustomerNotFound also for a customer that the actor may not see */
export const getCustomerWithMoney = async (
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<MoneyedCustomer> => {
  const [found] = await withMoney(deps, actor, [await getCustomer(deps, actor, id)]);
  return found!;
};

type ExportDeps = Parameters<typeof exportRecords>[0] & Readonly<{ clock: Clock }>;

/**
 * Exports the customers of the actor's merchant with the columns that an import reads, and with their money.
 * @throws SignInNeeded, NotAllowed, RateLimited
 */
export const exportOwnCustomers = (
  deps: ExportDeps,
  { filters: { status, ...filters }, ...request }: ExportRequest<MoneyFilters>,
): Promise<ExportedFile> => {
  const ownMerchant = mustHold(request.actor, 'EXPORT', 'exports:read');
  const { where, bindings } = besideCustomers(ownMerchant, { status }, deps.clock.now());
  return exportRecords(
    deps,
    'customers',
    { ...request, filters },
    {
      columns: ({ head }) => [
        amount('turnover', head('customer-turnover'), 'money."turnoverMinor"'),
        amount('unpaid', head('customer-unpaid'), 'money."unpaidMinor"'),
        amount('overdue', head('customer-overdue'), 'money."overdueMinor"'),
        day('lastPurchaseOn', head('customer-last-purchase'), 'money."lastPurchaseOn"'),
      ],
      joins: moneyOfCustomer,
      where,
      bindings,
    },
  );
};
