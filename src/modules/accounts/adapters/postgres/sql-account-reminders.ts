import type { Database } from '#platform/database/database.ts';
import { MerchantAccount } from '../../domain/merchant-account.ts';
import type { AccountReminders } from '../../ports/account-reminders.ts';
import { accountsTable } from './accounts-table.ts';

export class SqlAccountReminders implements AccountReminders {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async dueUntil(until: Date, now: Date): Promise<readonly MerchantAccount[]> {
    const rows = await this.#database.rows<object>(
      `select ${accountsTable.select('a')} from provider_accounts a
       where a.deadline > :now and a.deadline <= :until and cardinality(a.due) > 0
         and a.status not in ('NONE', 'REJECTED', 'LEFT') order by a.deadline, a.merchant_id`,
      { until, now },
    );
    return rows.map((row) => MerchantAccount.restore(accountsTable.read(row)));
  }

  async claim(of: Parameters<AccountReminders['claim']>[0]): Promise<boolean> {
    const rows = await this.#database.rows(
      `insert into provider_account_reminders (merchant_id, deadline, days, queued_at)
       values (:merchantId, :deadline, :days, :now) on conflict do nothing returning days`,
      of,
    );
    return rows.length > 0;
  }
}
