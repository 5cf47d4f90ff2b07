import type { Database } from '#platform/database/database.ts';
import type { SignInChallenge } from '../../domain/sign-in-challenge.ts';
import type { SignInChallenges } from '../../ports/sign-in-challenges.ts';

type Row = Omit<SignInChallenge, 'createdAt' | 'expiresAt'> &
  Readonly<{ createdAt: string; expiresAt: string }>;

export class SqlSignInChallenges implements SignInChallenges {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async add({ challenge, ...record }: SignInChallenge): Promise<void> {
    await this.#database.rows(
      `insert into sign_in_challenges (id, user_id, purpose, challenge, created_at, expires_at, attempts)
       values (:id, :userId, :purpose, :challenge, :createdAt, :expiresAt, :attempts)`,
      { ...record, challenge: Buffer.from(challenge) },
    );
  }

  async find(id: string): Promise<SignInChallenge | null> {
    const [row] = await this.#database.rows<Row>(
      `select id, user_id as "userId", purpose, challenge, created_at as "createdAt", expires_at as "expiresAt",
         attempts from sign_in_challenges where id = :id`,
      { id },
    );
    if (row === undefined) return null;
    return { ...row, createdAt: new Date(row.createdAt), expiresAt: new Date(row.expiresAt) };
  }

  async countAttempt(id: string): Promise<void> {
    await this.#database.rows('update sign_in_challenges set attempts = attempts + 1 where id = :id', { id });
  }

  async remove(id: string): Promise<boolean> {
    const removed = await this.#database.rows('delete from sign_in_challenges where id = :id returning 1', {
      id,
    });
    return removed.length > 0;
  }
}
