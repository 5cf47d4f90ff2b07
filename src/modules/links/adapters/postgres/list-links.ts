import type { Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { recordsVisibleTo } from '#kernel/records-visible-to.ts';
import type { SearchProvider } from '#kernel/search-provider.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import type { LinkReads } from './get-link.ts';
import { listedLinks } from './link-conditions.ts';
import { visibleIn, type LinkScope } from './link-scope.ts';
import type { LinkFilters, LinkSort, ListedLink } from './link-view.ts';

type Query = Readonly<{
  actor: Actor;
  scope: LinkScope;
  filters: LinkFilters;
  page: PageRequest<LinkSort>;
}>;

const sortColumns: Readonly<Record<LinkSort, string>> = {
  id: 'id',
  createdAt: '"createdAt"',
  amount: '"amountMinor"',
  status: 'status',
  // A link without expiry sorts last.
  expiresAt: `coalesce("expiresAt", 'infinity')`,
};

/** @throws SignInNeeded, NotAllowed, InvalidFields for a cursor that does not fit */
export const listLinks = async (
  { database, clock }: LinkReads,
  { actor, scope, filters, page }: Query,
): Promise<Page<ListedLink>> => {
  const visible = visibleIn(scope, actor);
  const listed = listedLinks(visible, filters, clock.now(), recordsVisibleTo(actor, clock));
  const list = { columns: '*', ...listed, idColumn: 'id' };
  const sortColumn = sortColumns[page.sortBy];
  return keysetPage(database, { ...list, sortColumn, isReplicaEnough: visible === 'all' }, page);
};

/** Search provider of links in the back office. */
export const linkSearch = (deps: LinkReads): SearchProvider<'payment-link'> => ({
  kind: 'payment-link',
  roles: ['ADMIN', 'SUPPORT'],
  find: async ({ actor, search, limit }) => {
    const page = { offset: 0, limit, sortBy: 'id', descending: true } as const;
    const { items } = await listLinks(deps, { actor, scope: 'back-office', filters: { search }, page });
    return items.map(({ id, token, merchantName }) => ({
      id,
      title: token,
      detail: merchantName,
    }));
  },
});
