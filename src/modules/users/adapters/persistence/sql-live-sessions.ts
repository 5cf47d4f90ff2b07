import type { Role } from '#kernel/actor.ts';
import type { Database } from '#platform/database/database.ts';
import type { LiveSession, LiveSessions } from '../../ports/live-sessions.ts';

type SessionRow = Readonly<{
  session_id: string;
  user_id: number;
  username: string;
  role: Role;
  merchant_id: number | null;
  last_seen_at: string;
  proved_at: string;
}>;

type At = Readonly<{ now: Date; seenSince: Date }>;

export class SqlLiveSessions implements LiveSessions {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find(sessionId: string, { now, seenSince }: At): Promise<LiveSession | null> {
    const [row] = await this.#database.rows<SessionRow>(
      `select s.id as session_id, u.id as user_id, u.username, u.role, u.merchant_id, s.last_seen_at,
         coalesce(s.proved_at, s.created_at) as proved_at
       from sessions s join users u on u.id = s.user_id
       where s.id = :sessionId and s.ended_at is null and s.expires_at > :now and s.last_seen_at > :seenSince
         and u.status = 'ACTIVE'`,
      { sessionId, now, seenSince },
    );
    if (row === undefined) return null;
    const signedIn = {
      kind: 'user' as const,
      userId: row.user_id,
      username: row.username,
      role: row.role,
      merchantId: row.merchant_id,
      sessionId: row.session_id,
      provedAt: new Date(row.proved_at),
    };
    return { signedIn, lastSeenAt: new Date(row.last_seen_at) };
  }

  async markSeen(sessionId: string, now: Date): Promise<void> {
    // Of two requests at once the later instant stays.
    await this.#database.rows(
      'update sessions set last_seen_at = :now where id = :sessionId and last_seen_at < :now',
      { sessionId, now },
    );
  }
}
