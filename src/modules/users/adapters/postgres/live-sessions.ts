import type { SignedIn } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { IsSessionLive } from '#platform/http/identify.ts';
import { idleSince } from '../../domain/session.ts';

type LiveSessionRow = Omit<SignedIn, 'kind' | 'provedAt'> &
  Readonly<{ provedAt: string; lastSeenAt: string }>;
/** The actor of a live session, and its last request. */
export type LiveSession = Readonly<{ signedIn: SignedIn; lastSeenAt: Date }>;

/** Called at every request; null when the session has ended, expired or was idle too long, or its user is not ACTIVE. */
export const findLiveSession = async (
  database: Database,
  sessionId: string,
  now: Date,
): Promise<LiveSession | null> => {
  const [row] = await database.rows<LiveSessionRow>(
    `select s.id as "sessionId", u.id as "userId", u.username, u.role, u.merchant_id as "merchantId",
       s.last_seen_at as "lastSeenAt", coalesce(s.proved_at, s.created_at) as "provedAt"
     from sessions s join users u on u.id = s.user_id
     where s.id = :sessionId and s.ended_at is null and s.expires_at > :now and s.last_seen_at > :idleSince
       and u.status = 'ACTIVE'`,
    { sessionId, now, idleSince: idleSince(now) },
  );
  if (row === undefined) return null;
  const { lastSeenAt, provedAt, ...user } = row;
  return {
    signedIn: { kind: 'user', ...user, provedAt: new Date(provedAt) },
    lastSeenAt: new Date(lastSeenAt),
  };
};

/** Whether a session is still live; for long requests such as event streams. */
export const sessionLiveness =
  ({ database, clock }: Readonly<{ database: Database; clock: Clock }>): IsSessionLive =>
  async (sessionId) =>
    (await findLiveSession(database, sessionId, clock.now())) !== null;

/** Of two concurrent requests the later instant is stored. */
export const markSessionSeen = async (database: Database, sessionId: string, now: Date): Promise<void> => {
  await database.rows(
    'update sessions set last_seen_at = :now where id = :sessionId and last_seen_at < :now',
    {
      sessionId,
      now,
    },
  );
};
