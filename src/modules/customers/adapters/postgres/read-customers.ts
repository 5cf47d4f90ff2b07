import type { Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { SearchProvider } from '#kernel/search-provider.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { listVisibility, recordVisibility, type Scope } from '../../application/policies.ts';
import type { CustomerRecord } from '../../domain/customer.ts';
import { CustomerNotFound } from '../../domain/failures.ts';
import { recordFilters, type RecordFilters } from './record-filters.ts';
import { customersTable } from './tables.ts';

export type CustomerReads = Readonly<{ database: Database; merchants: MerchantDirectory }>;
export type CustomerSort = 'id' | 'name' | 'createdAt';

const sortColumns: Readonly<Record<CustomerSort, string>> = {
  id: 'r.id',
  name: 'lower(r.name)',
  createdAt: 'r.created_at',
};
/** Columns of a search. */
export const searchedOfCustomers = ['name', 'tax_id', 'vat_number', 'email'] as const;

/** @throws SignInNeeded, NotAllowed; CustomerNotFound also for a customer that the actor may not see */
export const getCustomer = async (deps: CustomerReads, actor: Actor, id: number): Promise<CustomerRecord> => {
  const { where, bindings } = recordFilters(
    await recordVisibility(deps, actor),
    { state: 'ALL' },
    searchedOfCustomers,
  );
  const [row] = await deps.database.rows<object>(
    `select ${customersTable.select('r')} from customers r where r.id = :id and ${where}`,
    { ...bindings, id },
  );
  if (row === undefined) throw new CustomerNotFound();
  return customersTable.read(row);
};

/** What a module to the right of this one knows about customers `r`, in SQL over its own tables. */
export type BesideCustomers = Readonly<{
  joins: string;
  /** Instead of the order that the page asks for; never null. */
  sortColumn: string | null;
  where: string;
  bindings: Readonly<Record<string, unknown>>;
}>;
const nothing: BesideCustomers = { joins: '', sortColumn: null, where: 'true', bindings: {} };

type Query<S extends string> = Readonly<{
  actor: Actor;
  scope: Scope;
  filters: RecordFilters;
  page: PageRequest<CustomerSort | S>;
  beside?: BesideCustomers;
}>;

/** @throws SignInNeeded, NotAllowed, InvalidFields for a cursor that does not fit */
export const listCustomers = async <S extends string = never>(
  deps: CustomerReads,
  { actor, scope, filters, page, beside = nothing }: Query<S>,
): Promise<Page<CustomerRecord>> => {
  const visible = await listVisibility(deps, actor, scope);
  const { where, bindings } = recordFilters(visible, filters, searchedOfCustomers);
  const list = {
    columns: customersTable.select('r'),
    source: `customers r ${beside.joins}`,
    countSource: 'customers r',
    idColumn: 'r.id',
    sortColumn: beside.sortColumn ?? sortColumns[page.sortBy as CustomerSort],
    where: `${where} and ${beside.where}`,
    bindings: { ...bindings, ...beside.bindings },
  };
  const { items, ...rest } = await keysetPage<{ id: number }>(deps.database, list, page);
  return { ...rest, items: items.map((row) => customersTable.read(row)) };
};

/** Search provider of customers in the back office. */
export const customerSearch = (deps: CustomerReads): SearchProvider<'customer'> => ({
  kind: 'customer',
  roles: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  find: async ({ actor, search, limit }) => {
    const page = { offset: 0, limit, sortBy: 'id', descending: true } as const;
    const { items } = await listCustomers(deps, { actor, scope: 'BACK_OFFICE', filters: { search }, page });
    return items.map(({ id, name, taxId, email }) => ({ id, title: name, detail: taxId ?? email }));
  },
});
