import type { Actor } from '#kernel/actor.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Database } from '#platform/database/database.ts';
import { conditionsOf } from '#platform/database/filter-conditions.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { containing } from '#platform/database/like.ts';
import { mustReadAccounts } from '../../application/policies.ts';
import { AccountNotFound } from '../../domain/failures.ts';
import type { AccountStatus } from '../../domain/account-status.ts';
import { MerchantAccount } from '../../domain/merchant-account.ts';
import { accountsTable } from './accounts-table.ts';

export type AccountSort = 'id' | 'merchantName' | 'status' | 'deadline' | 'checkedAt';
export type AccountFilters = Readonly<{
  search?: string | undefined;
  ids?: readonly number[] | undefined;
  status?: AccountStatus | undefined;
  /** Whether the provider waits for something. */
  isDue?: boolean | undefined;
}>;

/** An account with the name of its merchant. */
export type ListedAccount = Readonly<{ account: MerchantAccount; merchantName: string }>;
/** A stored change of the status; the instant in ISO 8601. */
export type AccountEvent = Readonly<{ from: AccountStatus; to: AccountStatus; actor: string; at: string }>;

type Deps = Readonly<{ database: Database }>;
type Row = Readonly<{ id: number; merchantName: string }>;

/** Accounts without a deadline or a check come last in ascending order. */
const sortColumns: Readonly<Record<AccountSort, string>> = {
  id: 'a.merchant_id',
  merchantName: 'lower(m.business_name)',
  status: 'a.status',
  deadline: `coalesce(a.deadline, 'infinity')`,
  checkedAt: `coalesce(a.checked_at, 'infinity')`,
};

const conditions: Readonly<Record<keyof AccountFilters, string>> = {
  search: '(m.business_name ilike :search or a.account_id ilike :search or m.tax_id ilike :search)',
  ids: 'a.merchant_id = any(:ids)',
  status: 'a.status = :status',
  isDue: '(cardinality(a.due) > 0) = :isDue',
};

const columns = `a.merchant_id as id, m.business_name as "merchantName", ${accountsTable.select('a')}`;
const source = 'provider_accounts a join merchants m on m.id = a.merchant_id';

const read = (row: Row): ListedAccount => ({
  account: MerchantAccount.restore(accountsTable.read(row)),
  merchantName: row.merchantName,
});

/** A page of accounts. @throws SignInNeeded, NotAllowed */
export const listAccounts = async (
  { database }: Deps,
  {
    actor,
    filters,
    page,
  }: Readonly<{ actor: Actor; filters: AccountFilters; page: PageRequest<AccountSort> }>,
): Promise<Page<ListedAccount>> => {
  mustReadAccounts(actor);
  const { search = '', ids = [], status = null, isDue = null } = filters;
  const list = {
    columns,
    source,
    where: conditionsOf(conditions, filters),
    bindings: { search: containing(search), ids: [...ids], status, isDue },
    sortColumn: sortColumns[page.sortBy],
    idColumn: 'a.merchant_id',
  };
  const listed = await keysetPage<Row>(database, list, page);
  return { ...listed, items: listed.items.map(read) };
};

/** One account with its history, oldest change first. @throws SignInNeeded, NotAllowed, AccountNotFound */
export const getAccount = async (
  { database }: Deps,
  actor: Actor,
  merchantId: number,
): Promise<ListedAccount & Readonly<{ events: readonly AccountEvent[] }>> => {
  mustReadAccounts(actor);
  const [row] = await database.rows<Row>(
    `select ${columns} from ${source} where a.merchant_id = :merchantId`,
    { merchantId },
  );
  if (row === undefined) throw new AccountNotFound();
  const events = await database.rows<AccountEvent>(
    `select from_status as "from", to_status as "to", actor, at from provider_account_events
     where merchant_id = :merchantId order by id`,
    { merchantId },
  );
  return { ...read(row), events };
};
