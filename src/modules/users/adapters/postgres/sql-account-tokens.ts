import type { Database } from '#platform/database/database.ts';
import { mailedSecretHash, newMailedSecret } from '#platform/mailed-secret.ts';
import { AccountToken, replacesEarlier, type NewAccountToken } from '../../domain/account-token.ts';
import type { AccountTokens } from '../../ports/account-tokens.ts';
import { accountTokensTable } from './account-tokens-table.ts';

export class SqlAccountTokens implements AccountTokens {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async issue({ userId, kind, email, createdAt, expiresAt, ip }: NewAccountToken): Promise<string> {
    const secret = newMailedSecret();
    if (replacesEarlier(kind))
      await this.#database.rows(
        `update account_tokens set expires_at = :at
         where user_id = :userId and kind = :kind and used_at is null and expires_at > :at`,
        { userId, kind, at: createdAt },
      );
    await this.#database.rows(
      `insert into account_tokens (user_id, kind, token_hash, email, created_at, expires_at, address)
       values (:userId, :kind, :hash, :email, :createdAt, :expiresAt, :ip)`,
      { userId, kind, hash: mailedSecretHash(secret), email, createdAt, expiresAt, ip },
    );
    return secret;
  }

  async find(secret: string): Promise<AccountToken | null> {
    const [row] = await this.#database.rows<object>(
      `select ${accountTokensTable.select('t')} from account_tokens t where t.token_hash = :hash`,
      { hash: mailedSecretHash(secret) },
    );
    return row === undefined ? null : AccountToken.restore(accountTokensTable.read(row));
  }

  async save(token: AccountToken): Promise<void> {
    const { id, usedAt } = token.toRecord();
    await this.#database.rows('update account_tokens set used_at = :usedAt where id = :id', { id, usedAt });
  }

  async endAllOf(
    userId: number,
    { at, keepUndoBefore }: Parameters<AccountTokens['endAllOf']>[1],
  ): Promise<void> {
    await this.#database.rows(
      `update account_tokens set expires_at = :at
       where user_id = :userId and used_at is null and expires_at > :at
         and (kind <> 'UNDO_EMAIL' or created_at >= :keepUndoBefore)`,
      { userId, at, keepUndoBefore },
    );
  }
}
