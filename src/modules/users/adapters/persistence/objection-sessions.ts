import { Model, snakeCaseMappers } from 'objection';
import type { Transactions } from '#platform/database/transactions.ts';
import type { Session, SessionEnd } from '../../domain/session.ts';
import type { Sessions } from '../../ports/sessions.ts';

class SessionModel extends Model {
  static override tableName = 'sessions';
  static override columnNameMappers = snakeCaseMappers();

  declare id: string;
  declare userId: number;
  declare createdAt: string;
  declare lastSeenAt: string;
  declare expiresAt: string;
  declare endedAt: string | null;
  declare endReason: string | null;
  declare address: string;
  declare userAgent: string;
  declare provedAt: string | null;
}

export class ObjectionSessions implements Sessions {
  readonly #transactions: Transactions;

  constructor({ transactions }: Readonly<{ transactions: Transactions }>) {
    this.#transactions = transactions;
  }

  async add({ createdAt, expiresAt, ...session }: Session): Promise<void> {
    const seenAt = createdAt.toISOString();
    const row = {
      ...session,
      createdAt: seenAt,
      lastSeenAt: seenAt,
      provedAt: seenAt,
      expiresAt: expiresAt.toISOString(),
    };
    await this.#transactions.query(SessionModel).insert(row);
  }

  async prove(id: string, at: Date): Promise<void> {
    await this.#transactions.query(SessionModel).patch({ provedAt: at.toISOString() }).where({ id });
  }

  async end(id: string, reason: SessionEnd, at: Date): Promise<void> {
    await this.#ending(reason, at).where({ id });
  }

  async endAllOf(userId: number, reason: SessionEnd, at: Date): Promise<void> {
    await this.#ending(reason, at).where({ user_id: userId });
  }

  async endOthersOf(userId: number, keptId: string, reason: SessionEnd, at: Date): Promise<void> {
    await this.#ending(reason, at).where({ user_id: userId }).whereNot({ id: keptId });
  }

  async forgetOver(before: Date): Promise<number> {
    return this.#transactions
      .query(SessionModel)
      .whereRaw('coalesce(ended_at, expires_at) < ?', [before.toISOString()])
      .delete();
  }

  #ending(reason: SessionEnd, at: Date) {
    return this.#transactions
      .query(SessionModel)
      .patch({ endedAt: at.toISOString(), endReason: reason })
      .whereNull('ended_at');
  }
}
