import type { DataSubject, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';
import type { PersonalAccounts } from '../../ports/personal-accounts.ts';

const whose: Readonly<Record<DataSubject['kind'], string>> = {
  email: '(lower(u.email) = lower(:email) or lower(u.username) = lower(:email))',
  user: 'u.id = :userId',
  merchant: 'u.merchant_id = :merchantId',
};

export class SqlPersonalAccounts implements PersonalAccounts {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find({ kind, ...bindings }: DataSubject): Promise<PersonalRecords[]> {
    const accounts = await this.#database.rows<Record<string, unknown>>(
      `select u.id, u.username, u.email, u.first_name, u.last_name, u.role, u.status, u.language, u.created_at,
         u.last_login_at
       from users u where ${whose[kind]} order by u.id`,
      bindings,
    );
    const sessions = await this.#database.rows<Record<string, unknown>>(
      `select s.created_at, s.last_seen_at, s.ended_at, s.address, s.user_agent
       from sessions s join users u on u.id = s.user_id where ${whose[kind]} order by s.created_at, s.id`,
      bindings,
    );
    return [
      { kind: 'accounts', rows: accounts },
      { kind: 'sessions', rows: sessions },
    ];
  }
}
