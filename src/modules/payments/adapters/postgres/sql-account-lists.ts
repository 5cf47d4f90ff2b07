import type { Database } from '#platform/database/database.ts';
import { isStoredAhead } from '#platform/database/stored-ahead.ts';
import type { AccountList, AccountLists } from '../../ports/account-lists.ts';

export class SqlAccountLists implements AccountLists {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async claimNext(
    list: AccountList,
    { before, now }: Readonly<{ before: Date; now: Date }>,
  ): Promise<string | null> {
    const [claimed] = await this.#claim(list, before, now);
    if (claimed !== undefined) return claimed.accountId;
    // Only when every known account was read: those that were made meanwhile.
    if ((await this.#addNew(list)) === 0) return null;
    const [added] = await this.#claim(list, before, now);
    return added?.accountId ?? null;
  }

  async release(list: AccountList, accountId: string): Promise<void> {
    await this.#database.rows(
      `update provider_account_lists set checked_at = null where account_id = :accountId and list = :list`,
      { list, accountId },
    );
  }

  #claim(list: AccountList, before: Date, now: Date): Promise<{ accountId: string }[]> {
    return this.#database.rows<{ accountId: string }>(
      `with due as (
         select l.account_id from provider_account_lists l join provider_accounts a on a.account_id = l.account_id
         where l.list = :list and a.status <> 'LEFT' and (l.checked_at is null or l.checked_at < :before or ${isStoredAhead('l.checked_at')})
         order by l.checked_at nulls first, l.account_id limit 1 for update of l skip locked
       )
       update provider_account_lists l set checked_at = :now from due
       where l.account_id = due.account_id and l.list = :list returning l.account_id as "accountId"`,
      { list, before, now },
    );
  }

  async #addNew(list: AccountList): Promise<number> {
    const added = await this.#database.rows(
      `insert into provider_account_lists (account_id, list)
       select a.account_id, :list from provider_accounts a where a.account_id is not null
       on conflict (account_id, list) do nothing returning account_id`,
      { list },
    );
    return added.length;
  }
}
