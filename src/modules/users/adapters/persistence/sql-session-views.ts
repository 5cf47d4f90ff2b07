import type { Database } from '#platform/database/database.ts';
import type { SessionView, SessionViews } from '../../ports/session-views.ts';

type SessionRow = Readonly<{
  id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  address: string | null;
  user_agent: string | null;
}>;

const viewOf = (row: SessionRow): SessionView => ({
  id: row.id,
  createdAt: new Date(row.created_at),
  lastSeenAt: new Date(row.last_seen_at),
  expiresAt: new Date(row.expires_at),
  address: row.address,
  userAgent: row.user_agent,
});

export class SqlSessionViews implements SessionViews {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async liveOf(
    userId: number,
    { now, seenSince }: Readonly<{ now: Date; seenSince: Date }>,
  ): Promise<SessionView[]> {
    const rows = await this.#database.rows<SessionRow>(
      `select id, created_at, last_seen_at, expires_at, address, user_agent from sessions
       where user_id = :userId and ended_at is null and expires_at > :now and last_seen_at > :seenSince
       order by last_seen_at desc, id`,
      { userId, now, seenSince },
    );
    return rows.map(viewOf);
  }
}
