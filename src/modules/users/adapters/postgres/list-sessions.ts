import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { mustBeSignedIn, mustManageUsers } from '../../application/policies.ts';
import { deviceOf } from '../../domain/device.ts';
import { idleSince } from '../../domain/session.ts';
import { sessionsTable } from './sessions-table.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;

/** A live session as lists show it. */
export type ListedSession = Readonly<{
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  /** The IP address of the sign-in. */
  address: string | null;
  userAgent: string | null;
  /** Browser and system. */
  device: string | null;
}>;

const listedSession = (row: object): ListedSession => {
  const { id, createdAt, lastSeenAt, expiresAt, ip, userAgent } = sessionsTable.read(row);
  return { id, createdAt, lastSeenAt, expiresAt, address: ip, userAgent, device: deviceOf(userAgent) };
};

const liveSessionsOf = async (userId: number, { database, clock }: Deps): Promise<ListedSession[]> => {
  const now = clock.now();
  const rows = await database.rows<object>(
    `select ${sessionsTable.select('s')} from sessions s
     where s.user_id = :userId and s.ended_at is null and s.expires_at > :now and s.last_seen_at > :idleSince
     order by s.last_seen_at desc, s.id`,
    { userId, now, idleSince: idleSince(now) },
  );
  return rows.map(listedSession);
};

/** Live sessions of the caller, the last seen first. @throws SignInNeeded */
export const listOwnSessions = async (
  deps: Deps,
  actor: Actor,
): Promise<(ListedSession & Readonly<{ isCurrent: boolean }>)[]> => {
  mustBeSignedIn(actor);
  const sessions = await liveSessionsOf(actor.userId, deps);
  return sessions.map((session) => ({ ...session, isCurrent: session.id === actor.sessionId }));
};

/** Live sessions of any user, the last seen first. @throws SignInNeeded, NotAllowed */
export const listSessionsOfUser = async (
  deps: Deps,
  actor: Actor,
  userId: number,
): Promise<ListedSession[]> => {
  mustManageUsers(actor);
  return liveSessionsOf(userId, deps);
};
