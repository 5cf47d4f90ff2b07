import type { Role } from '#kernel/actor.ts';
import type { Database } from '#platform/database/database.ts';
import { GatheredRows } from '#platform/database/gathered-rows.ts';
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
  readonly #live: GatheredRows<At & Readonly<{ sessionId: string }>, SessionRow>;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
    this.#live = new GatheredRows(database, {
      ask: (asked) =>
        this.#liveAmong(
          asked.map(({ sessionId }) => sessionId),
          asked.at(-1)!,
        ),
      ofKey: ({ sessionId }) => sessionId,
      ofRow: ({ session_id: sessionId }) => sessionId,
    });
  }

  async find(sessionId: string, at: At): Promise<LiveSession | null> {
    const row = await this.#live.of({ sessionId, ...at });
    if (row === null) return null;
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

  #liveAmong(sessionIds: readonly string[], { now, seenSince }: At): Promise<SessionRow[]> {
    return this.#database.quickRows<SessionRow>(
      `select s.id as session_id, u.id as user_id, u.username, u.role, u.merchant_id, s.last_seen_at,
         coalesce(s.proved_at, s.created_at) as proved_at
       from sessions s join users u on u.id = s.user_id
       where s.id = any(:sessionIds) and s.ended_at is null and s.expires_at > :now and s.last_seen_at > :seenSince
         and u.status = 'ACTIVE'`,
      { sessionIds, now, seenSince },
    );
  }

  async markSeen(sessionId: string, now: Date): Promise<void> {
    // Of two requests at once the later instant stays.
    await this.#database.rows(
      'update sessions set last_seen_at = :now where id = :sessionId and last_seen_at < :now',
      { sessionId, now },
    );
  }
}
