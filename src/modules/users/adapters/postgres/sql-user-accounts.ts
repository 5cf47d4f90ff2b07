import type { Database } from '#platform/database/database.ts';
import type { UserAccount, UserAccounts } from '../../application/user-accounts.ts';
import { refusedOr } from '#platform/mail/refused-emails.ts';
import { userAccounts } from './users-table.ts';

/** The mail server of the user's address, or of one that was asked for, has refused it for good. */
const select = `select ${userAccounts.select('u')}, ${refusedOr('u.refused_email', 'u.email')} as refused from users u`;

export class SqlUserAccounts implements UserAccounts {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async byId(id: number): Promise<UserAccount | null> {
    const [account] = await this.#read(`${select} where u.id = :id`, { id });
    return account ?? null;
  }

  async byName(name: string): Promise<UserAccount | null> {
    const [account] = await this.#read(
      `${select} where lower(u.username) = lower(:name) or lower(u.email) = lower(:name)
       order by lower(u.username) = lower(:name) desc limit 1`,
      { name },
    );
    return account ?? null;
  }

  async ofMerchant(merchantId: number): Promise<readonly UserAccount[]> {
    return this.#read(
      `${select} join memberships m on m.user_id = u.id
       where m.merchant_id = :merchantId order by m.created_at, u.id`,
      { merchantId },
    );
  }

  async ownersOf(merchantId: number): Promise<readonly number[]> {
    const rows = await this.#database.rows<{ userId: number }>(
      `select user_id as "userId" from memberships where merchant_id = :merchantId and role = 'OWNER' order by user_id`,
      { merchantId },
    );
    return rows.map(({ userId }) => userId);
  }

  async #read(sql: string, bindings: Readonly<Record<string, unknown>>): Promise<UserAccount[]> {
    const rows = await this.#database.rows<{ refused: string | null }>(sql, bindings);
    return rows.map((row) => ({ ...userAccounts.read(row), refusedEmail: row.refused }));
  }
}
