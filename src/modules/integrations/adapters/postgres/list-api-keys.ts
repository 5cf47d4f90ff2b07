import { hasRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Database } from '#platform/database/database.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { ApiKey } from '../../domain/api-key.ts';
import { apiKeyColumns, apiKeysTable } from './api-keys-table.ts';

/** A key with the name of its merchant. */
export type ApiKeyView = Readonly<{ key: ApiKey; merchantName: string }>;

const source = 'api_keys k join merchants m on m.id = k.merchant_id';
const viewColumns = `${apiKeyColumns}, m.business_name as "merchantName"`;
/** A page is cut by numbers: the id of a row is its number here. */
const listColumns = viewColumns.replace('k.id as "id"', 'k.id as "keyId", k.seq as "id"');

const viewOf = (row: Readonly<{ id: string; merchantName: string }>): ApiKeyView => ({
  key: ApiKey.restore(apiKeysTable.read(row)),
  merchantName: row.merchantName,
});

const sortColumns = {
  createdAt: 'k.created_at',
  // An unused key is before every used one.
  lastUsedAt: `coalesce(k.last_used_at, '-infinity')`,
  name: 'k.name',
} as const;
export type ApiKeySort = keyof typeof sortColumns;

export type ApiKeyFilters = Readonly<{
  merchantId?: number | undefined;
  isLive?: boolean | undefined;
}>;

const conditions = {
  merchantId: 'k.merchant_id = :merchantId',
  isLive: '(k.ended_at is null and (k.expires_at is null or k.expires_at > :now)) = :isLive',
};

type Deps = Readonly<{ database: Database; clock: Clock }>;

/**
 * One page of the keys of the caller's merchant; ADMIN and SUPPORT see all.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, NotForKeys
 */
export const listApiKeys = async (
  { database, clock }: Deps,
  { actor, filters, page }: Readonly<{ actor: Actor; filters: ApiKeyFilters; page: PageRequest<ApiKeySort> }>,
): Promise<Page<ApiKeyView>> => {
  const isOfAll =
    hasRole(actor, 'ADMIN', 'SUPPORT') && !(actor.kind === 'operator' && actor.actsFor !== undefined);
  const own = isOfAll ? null : mustHold(actor, 'MANAGE_MERCHANT');
  const { merchantId, isLive } = filters;
  const { items, ...rest } = await keysetPage<{ id: number; keyId: string; merchantName: string }>(
    database,
    {
      columns: listColumns,
      source,
      countSource: 'api_keys k',
      where: `${conditionsOf(conditions, { merchantId, isLive })} and (cast(:own as bigint) is null or k.merchant_id = :own)`,
      bindings: { merchantId: merchantId ?? null, isLive: isLive ?? null, own, now: clock.now() },
      idColumn: 'k.seq',
      sortColumn: sortColumns[page.sortBy],
    },
    page,
  );
  return { ...rest, items: items.map((row) => viewOf({ ...row, id: row.keyId })) };
};

/** One key with the name of its merchant; the caller has checked the right. */
export const viewApiKey = async ({ database }: Pick<Deps, 'database'>, id: string): Promise<ApiKeyView> => {
  const [row] = await database.rows<{ id: string; merchantName: string }>(
    `select ${viewColumns} from ${source} where k.id = :id`,
    { id },
  );
  return viewOf(row!);
};
