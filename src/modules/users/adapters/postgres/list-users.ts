import type { Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { SearchProvider } from '#kernel/search-provider.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { mustManageUsers } from '../../application/policies.ts';
import { matchingUsers, type UserFilter } from './user-conditions.ts';
import { listedUsers, type ListedUser } from './users-table.ts';

type Deps = Readonly<{ database: Database }>;

export type UserSort =
  | 'id'
  | 'username'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'role'
  | 'status'
  | 'createdAt'
  | 'lastLogin';

const sortColumns: Readonly<Record<UserSort, string>> = {
  id: 'id',
  username: 'lower(username)',
  email: 'lower(email)',
  firstName: 'lower(first_name)',
  lastName: 'lower(last_name)',
  role: 'role',
  status: 'status',
  createdAt: 'created_at',
  lastLogin: 'last_login_at',
};

/** Users without a sign-in sort last in both directions. */
const sortColumnOf = ({ sortBy, descending }: PageRequest<UserSort>): string =>
  sortBy === 'lastLogin'
    ? `coalesce(last_login_at, '${descending ? '-' : ''}infinity')`
    : sortColumns[sortBy];

type Query = Readonly<{ filter: UserFilter; page: PageRequest<UserSort> }>;

/** A page of all users. @throws SignInNeeded, NotAllowed, InvalidFields for a cursor of another order */
export const listUsers = async (
  { database }: Deps,
  actor: Actor,
  { filter, page }: Query,
): Promise<Page<ListedUser>> => {
  mustManageUsers(actor);
  const list = { columns: listedUsers.select('u'), source: 'users u', idColumn: 'id' };
  const found = await keysetPage<{ id: number }>(
    database,
    { ...list, ...matchingUsers(filter), sortColumn: sortColumnOf(page) },
    page,
  );
  return { ...found, items: found.items.map(listedUsers.read) };
};

/** Users in the search of the back office. */
export const userSearch = (deps: Deps): SearchProvider<'user'> => ({
  kind: 'user',
  roles: ['ADMIN'],
  find: async ({ actor, search, limit }) => {
    const page = { offset: 0, limit, sortBy: 'id', descending: true } as const;
    const { items } = await listUsers(deps, actor, { filter: { search }, page });
    return items.map(({ id, username, email }) => ({ id, title: username, detail: email }));
  },
});
