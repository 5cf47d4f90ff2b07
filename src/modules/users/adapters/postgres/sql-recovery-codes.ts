import type { Database } from '#platform/database/database.ts';
import type { RecoveryCodes } from '../../ports/recovery-codes.ts';

export class SqlRecoveryCodes implements RecoveryCodes {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async replace(userId: number, digests: readonly string[], at: Date): Promise<void> {
    await this.#database.rows('delete from recovery_codes where user_id = :userId', { userId });
    await this.#database.rows(
      `insert into recovery_codes (user_id, code_hash, created_at)
       select cast(:userId as bigint), digest, cast(:at as timestamptz)
       from unnest(cast(:digests as text[])) as digest`,
      { userId, digests: [...digests], at },
    );
  }

  async use(userId: number, digest: string, at: Date): Promise<boolean> {
    const used = await this.#database.rows(
      `update recovery_codes set used_at = :at
       where user_id = :userId and code_hash = :digest and used_at is null returning 1`,
      { userId, digest, at },
    );
    return used.length > 0;
  }

  async countLeft(userId: number): Promise<number> {
    const [row] = await this.#database.rows<{ count: number }>(
      'select count(*) as count from recovery_codes where user_id = :userId and used_at is null',
      { userId },
    );
    return row!.count;
  }
}
