import type { Database } from '#platform/database/database.ts';
import type { Account, Accounts } from '../../ports/accounts.ts';
import { accountColumns, accountOf, type AccountRow } from './account-row.ts';

export class SqlAccounts implements Accounts {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async byId(id: number): Promise<Account | null> {
    const [row] = await this.#database.rows<AccountRow>(
      `select ${accountColumns} from users where id = :id`,
      {
        id,
      },
    );
    return row === undefined ? null : accountOf(row);
  }

  async byName(name: string): Promise<Account | null> {
    const [row] = await this.#database.rows<AccountRow>(
      `select ${accountColumns} from users where lower(username) = lower(:name) or lower(email) = lower(:name)
       order by lower(username) = lower(:name) desc limit 1`,
      { name },
    );
    return row === undefined ? null : accountOf(row);
  }

  async ofMerchant(merchantId: number): Promise<readonly Account[]> {
    const rows = await this.#database.rows<AccountRow>(
      `select ${accountColumns} from users where merchant_id = :merchantId order by id`,
      { merchantId },
    );
    return rows.map(accountOf);
  }
}
