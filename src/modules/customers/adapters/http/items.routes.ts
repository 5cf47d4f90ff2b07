import * as contract from '#contract/customers/items.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Messages } from '#kernel/messages.ts';
import type { DataViews } from '#modules/merchants/index.ts';
import { useCase } from '#platform/define-module.ts';
import { exportDownload } from '#platform/http/export-download.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Caller, type Route } from '#platform/http/route.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import { ArchiveItem } from '../../application/archive-item.ts';
import { ChangeItem } from '../../application/change-item.ts';
import type { CreateItem } from '../../application/create-item.ts';
import { ImportItems } from '../../application/import-items.ts';
import { changedMerchantOf, type Scope } from '../../application/policies.ts';
import { itemProblems } from '../../domain/item.ts';
import { itemReader } from './record-readers.ts';
import { importRoute } from '#platform/imports/records/import-route.ts';
import { exportRecords } from '../postgres/export-records.ts';
import { getItem, listItems, type ItemSort } from '../postgres/read-items.ts';
import type { RecordFilters } from '../postgres/record-filters.ts';
import { presentItem } from './present-records.ts';
import { itemProfileOf } from './read-profiles.ts';

type Deps = Parameters<typeof getItem>[0] &
  Parameters<typeof exportRecords>[0] &
  ConstructorParameters<typeof ImportItems>[0] &
  Readonly<{ limits: RateLimits; messages: Messages; dataViews: DataViews; createItem: CreateItem }>;

const presented = async (deps: Deps, actor: Actor, id: number) => presentItem(await getItem(deps, actor, id));

type ListQuery = Parameters<typeof readPage<ItemSort>>[0] & RecordFilters;

const readRoutes = (deps: Deps): Route[] => {
  const list = async (query: ListQuery, { actor }: Caller, scope: Scope) => {
    const request = readPage(query, 'id');
    const page = await listItems(deps, { actor, scope, filters: query, page: request.page });
    const merchantIds = page.items.map(({ merchantId }) => merchantId);
    await deps.dataViews.record(actor, [...new Set(merchantIds)], 'CUSTOMERS');
    return presentList('items', request, page, presentItem);
  };
  return [
    serve(contract.listOwnItems, ({ query, caller }) => list(query, caller, 'OWN')),
    serve(contract.listItems, ({ query, caller }) => list(query, caller, 'BACK_OFFICE')),
    serve(contract.exportItems, async ({ query: { format, ...filters }, caller: { actor, language } }) =>
      exportDownload(format, await exportRecords(deps, 'items', { actor, format, filters, language })),
    ),
    serve(contract.getItem, async ({ params: { id }, caller: { actor } }) => {
      const item = await presented(deps, actor, id);
      await deps.dataViews.record(actor, [item.merchantId], 'CUSTOMERS');
      return item;
    }),
  ];
};

const writeRoutes = (deps: Deps): Route[] => {
  const changeItem = useCase(ChangeItem, deps);
  const archiveItem = useCase(ArchiveItem, deps);
  type Found = Readonly<{ params: { id: number }; caller: Caller }>;
  const find = async ({ params: { id }, caller: { actor } }: Found) => {
    await changedMerchantOf(deps, actor);
    return getItem(deps, actor, id);
  };
  return [
    serve(
      contract.createItem,
      async ({ body, caller: { actor } }) => {
        const profile = itemProfileOf(body);
        return presented(deps, actor, await deps.createItem.execute({ actor, profile }));
      },
      { validate: ({ given }) => problemsOf(given) },
    ),
    serve(
      contract.changeItem,
      async ({ params: { id: itemId }, body: { version, ...body }, caller: { actor } }) => {
        await changeItem.execute({ actor, itemId, profile: itemProfileOf(body), version });
        return presented(deps, actor, itemId);
      },
      { find, validate: ({ given }) => problemsOf(given) },
    ),
    serve(
      contract.archiveItem,
      async ({ params: { id: itemId }, body: { isArchived }, caller: { actor } }) => {
        await archiveItem.execute({ actor, itemId, isArchived });
        return presented(deps, actor, itemId);
      },
      { find },
    ),
  ];
};

type Given = Readonly<{ rate?: 20 | 9 | 0; zeroGround?: string | null | undefined }>;
const problemsOf = ({ rate, zeroGround }: Given) =>
  itemProblems({ ...(rate !== undefined && { rate }), zeroGround: zeroGround ?? null });

/** Routes of items; paths of the own merchant come before those with an id. */
export const itemRoutes = (deps: Deps): Route[] => [
  importRoute(contract.importItems, itemReader(deps.messages), deps, useCase(ImportItems, deps)),
  ...writeRoutes(deps),
  ...readRoutes(deps),
];
