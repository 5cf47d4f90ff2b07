import type { Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { SearchProvider } from '#kernel/search-provider.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { mustReadMerchants } from '../../application/policies.ts';
import type { MerchantDetails } from '../../domain/merchant.ts';
import type { MerchantReads } from './get-merchant.ts';
import { matchingMerchants } from './merchant-conditions.ts';
import type { MerchantFilter, MerchantSort } from './merchant-filter.ts';
import { merchants } from './merchants-table.ts';

type Query = Readonly<{ actor: Actor; filter: MerchantFilter; page: PageRequest<MerchantSort> }>;

const sortColumns: Readonly<Record<MerchantSort, string>> = {
  id: 'id',
  businessName: 'lower(business_name)',
  email: 'lower(email)',
  status: 'status',
  businessType: 'business_type',
  createdAt: 'created_at',
};

/** A page of the merchants that the actor may see. @throws SignInNeeded, NotAllowed */
export const listMerchants = async (
  { database, directory }: MerchantReads,
  { actor, filter, page }: Query,
): Promise<Page<MerchantDetails>> => {
  mustReadMerchants(actor);
  const { sql: where, bindings } = matchingMerchants(filter, await directory.visibleTo(actor));
  const list = { columns: merchants.select('m'), source: 'merchants m', where, bindings, idColumn: 'id' };
  const sortColumn = sortColumns[page.sortBy];
  const listed = await keysetPage<{ id: number }>(database, { ...list, sortColumn }, page);
  return { ...listed, items: listed.items.map((row) => merchants.read(row)) };
};

/** Merchants in the search of the back office. */
export const merchantSearch = (deps: MerchantReads): SearchProvider<'merchant'> => ({
  kind: 'merchant',
  roles: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  find: async ({ actor, search, limit }) => {
    const page = { offset: 0, limit, sortBy: 'id', descending: true } as const;
    const { items } = await listMerchants(deps, { actor, filter: { search }, page });
    return items.map(({ id, businessName, email }) => ({
      id,
      title: businessName,
      detail: email,
    }));
  },
});
