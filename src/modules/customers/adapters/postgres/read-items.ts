import type { Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { listVisibility, recordVisibility, type Scope } from '../../application/policies.ts';
import { ItemNotFound } from '../../domain/failures.ts';
import type { ItemRecord } from '../../domain/item.ts';
import type { CustomerReads } from './read-customers.ts';
import { recordFilters, type RecordFilters } from './record-filters.ts';
import { itemsTable, priceSql } from './tables.ts';

export type ItemSort = 'id' | 'name' | 'code' | 'price' | 'createdAt';

const sortColumns: Readonly<Record<ItemSort, string>> = {
  id: 'r.id',
  name: 'lower(r.name)',
  code: `coalesce(r.code, '')`,
  price: priceSql,
  createdAt: 'r.created_at',
};
/** Columns of a search. */
export const searchedOfItems = ['name', 'name_en', 'code'] as const;

/** @throws SignInNeeded, NotAllowed; ItemNotFound also for an item that the actor may not see */
export const getItem = async (deps: CustomerReads, actor: Actor, id: number): Promise<ItemRecord> => {
  const visible = await recordVisibility(deps, actor);
  const { where, bindings } = recordFilters(visible, { state: 'ALL' }, searchedOfItems);
  const [row] = await deps.database.rows<object>(
    `select ${itemsTable.select('r')} from items r where r.id = :id and ${where}`,
    { ...bindings, id },
  );
  if (row === undefined) throw new ItemNotFound();
  return itemsTable.read(row);
};

type Query = Readonly<{
  actor: Actor;
  scope: Scope;
  filters: RecordFilters;
  page: PageRequest<ItemSort>;
}>;

/** @throws SignInNeeded, NotAllowed, InvalidFields for a cursor that does not fit */
export const listItems = async (
  deps: CustomerReads,
  { actor, scope, filters, page }: Query,
): Promise<Page<ItemRecord>> => {
  const visible = await listVisibility(deps, actor, scope);
  const list = {
    columns: itemsTable.select('r'),
    source: 'items r',
    idColumn: 'r.id',
    sortColumn: sortColumns[page.sortBy],
    ...recordFilters(visible, filters, searchedOfItems),
  };
  const { items, ...rest } = await keysetPage<{ id: number }>(deps.database, list, page);
  return { ...rest, items: items.map((row) => itemsTable.read(row)) };
};
