import type { Role } from '#kernel/actor.ts';
import type { Language } from '#kernel/language.ts';
import type { Database } from '#platform/database/database.ts';
import type { UserStatus } from '../../domain/user-status.ts';
import type { Account, Accounts } from '../../ports/accounts.ts';

type AccountRow = Readonly<{
  id: number;
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  status: UserStatus;
  merchant_id: number | null;
  language: Language;
}>;

const columns = 'id, username, email, first_name, last_name, role, status, merchant_id, language';

const accountOf = ({ first_name, last_name, merchant_id, ...same }: AccountRow): Account => ({
  ...same,
  firstName: first_name,
  lastName: last_name,
  merchantId: merchant_id,
});

export class SqlAccounts implements Accounts {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async byId(id: number): Promise<Account | null> {
    const [row] = await this.#database.rows<AccountRow>(`select ${columns} from users where id = :id`, {
      id,
    });
    return row === undefined ? null : accountOf(row);
  }

  async byName(name: string): Promise<Account | null> {
    const [row] = await this.#database.rows<AccountRow>(
      `select ${columns} from users where lower(username) = lower(:name) or lower(email) = lower(:name)
       order by lower(username) = lower(:name) desc limit 1`,
      { name },
    );
    return row === undefined ? null : accountOf(row);
  }

  async ofMerchant(merchantId: number): Promise<readonly Account[]> {
    const rows = await this.#database.rows<AccountRow>(
      `select ${columns} from users where merchant_id = :merchantId order by id`,
      { merchantId },
    );
    return rows.map(accountOf);
  }
}
