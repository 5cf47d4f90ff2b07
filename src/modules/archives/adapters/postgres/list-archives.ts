import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { containing } from '#platform/database/like.ts';
import { keeperOf } from '../../application/policies.ts';
import type { Archive } from '../../domain/archive.ts';
import { archiveColumns, archiveOf, type ArchiveRow } from './sql-archives.ts';

/** An archive with the name of its merchant. */
export type NamedArchive = Archive & Readonly<{ merchantName: string }>;
/** With the username of who has asked for it; null for a deleted user. */
export type ListedArchive = NamedArchive & Readonly<{ username: string | null }>;

type Deps = Readonly<{ database: Database; directory: MerchantDirectory }>;

const columns = `${archiveColumns}, m.business_name as "merchantName"`;
const source = 'archives a join merchants m on m.id = a.merchant_id';

const sortColumns = { requestedAt: 'a.requested_at', merchantName: 'm.business_name', id: 'a.id' } as const;
export type ArchiveSort = keyof typeof sortColumns;
export type ArchiveFilters = Readonly<{
  search?: string | undefined;
  state?: Archive['state'] | undefined;
  merchantId?: number | undefined;
}>;

const filterConditions: Readonly<Record<keyof ArchiveFilters, string>> = {
  search: 'm.business_name ilike :search',
  state: 'a.state = :state',
  merchantId: 'a.merchant_id = :merchantId',
};

type NamedRow = ArchiveRow & Pick<NamedArchive, 'merchantName'>;
const namedOf = ({ merchantName, ...row }: NamedRow): NamedArchive => ({ ...archiveOf(row), merchantName });

/** The last ten archives of the caller's merchant. @throws SignInNeeded, NotAllowed, NotForKeys */
export const listOwnArchives = async (deps: Deps, actor: Actor): Promise<readonly NamedArchive[]> => {
  const { id: merchantId } = await keeperOf(deps, actor, 'OWN');
  const rows = await deps.database.rows<NamedRow>(
    `select ${columns} from ${source} where a.merchant_id = :merchantId order by a.id desc limit 10`,
    { merchantId },
  );
  return rows.map(namedOf);
};

type Query = Readonly<{ actor: Actor; filters: ArchiveFilters; page: PageRequest<ArchiveSort> }>;

/** One page of the archives of all merchants. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const listArchives = async (
  { database }: Deps,
  { actor, filters, page }: Query,
): Promise<Page<ListedArchive>> => {
  mustHaveRole(actor, 'ADMIN', 'SUPPORT');
  const { state = null, merchantId = null, search = '' } = filters;
  const found = await keysetPage<NamedRow & Pick<ListedArchive, 'username'>>(
    database,
    {
      columns: `${columns}, u.username`,
      source: `${source} left join users u on a.requested_by = 'user:' || u.id`,
      countSource: source,
      where: conditionsOf(filterConditions, filters),
      bindings: { search: containing(search), state, merchantId },
      idColumn: 'a.id',
      sortColumn: sortColumns[page.sortBy],
    },
    page,
  );
  return { ...found, items: found.items.map(({ username, ...row }) => ({ ...namedOf(row), username })) };
};
