import type { Page, PageRequest } from '#kernel/page.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import type {
  UserDetailView,
  UserFilter,
  UserSort,
  UserStats,
  UserView,
  UserViews,
} from '../../ports/user-views.ts';
import { accountColumns, accountOf, type AccountRow } from './account-row.ts';
import { matchingUsers } from './user-conditions.ts';

type UserRow = AccountRow & Readonly<{ created_at: string; last_login_at: string | null }>;

const columns = `${accountColumns}, created_at, last_login_at`;

const viewOf = ({ created_at, last_login_at, ...account }: UserRow): UserView => ({
  ...accountOf(account),
  createdAt: new Date(created_at),
  lastLoginAt: last_login_at === null ? null : new Date(last_login_at),
});

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

/** Who never signed in comes last either way. */
const sortColumnOf = ({ sortBy, descending }: PageRequest<UserSort>): string =>
  sortBy === 'lastLogin'
    ? `coalesce(last_login_at, '${descending ? '-' : ''}infinity')`
    : sortColumns[sortBy];

export class SqlUserViews implements UserViews {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async list(filter: UserFilter, page: PageRequest<UserSort>): Promise<Page<UserView>> {
    const list = { columns, source: 'users', ...matchingUsers(filter), idColumn: 'id' };
    const listed = await keysetPage<UserRow>(
      this.#database,
      { ...list, sortColumn: sortColumnOf(page) },
      page,
    );
    return { ...listed, items: listed.items.map(viewOf) };
  }

  async one(id: number): Promise<UserDetailView | null> {
    const [row] = await this.#database.rows<UserRow>(`select ${columns} from users where id = :id`, { id });
    if (row === undefined) return null;
    const assigned = await this.#database.rows<{ id: number }>(
      `select m.id from merchant_assignments a join merchants m on m.id = a.merchant_id
       where a.user_id = :id and m.closed_at is null order by m.id`,
      { id },
    );
    return { ...viewOf(row), merchantIds: assigned.map((merchant) => merchant.id) };
  }

  async stats(): Promise<UserStats> {
    const [row] = await this.#database.rows<UserStats>(
      `select count(*) as "totalUsers",
         count(*) filter (where status = 'ACTIVE') as "activeUsers",
         count(*) filter (where role = 'ADMIN') as "adminUsers",
         count(*) filter (where role = 'MERCHANT') as "merchantUsers"
       from users`,
    );
    return row ?? { totalUsers: 0, activeUsers: 0, adminUsers: 0, merchantUsers: 0 };
  }
}
