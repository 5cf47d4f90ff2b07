import type { Actor, SignedIn } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { SignInNeeded } from '#kernel/failure.ts';
import type { Database } from '#platform/database/database.ts';
import type { IsSessionLive } from '#platform/http/identify.ts';
import { isStoredAhead } from '#platform/database/stored-ahead.ts';
import { idleSince, sessionLengthMs, viewLengthMs } from '../../domain/session.ts';

type LiveSessionRow = Omit<
  SignedIn,
  'kind' | 'provedAt' | 'needsSecondFactor' | 'isViewing' | 'isBeyondPlan'
> &
  Readonly<{
    provedAt: string;
    lastSeenAt: string;
    needsSecondFactor: boolean;
    isViewing: boolean;
    isBeyondPlan: boolean;
  }>;
/** The actor of a live session, and its last request. */
export type LiveSession = Readonly<{ signedIn: SignedIn; lastSeenAt: Date }>;

/**
 * Called at every request; null when the session has ended, expired or was idle too long, its user is not
 * ACTIVE, or the membership that it acts for has ended. A session that views a merchant acts as a VIEWER of it, has no
 * recent proof, and ends with the session that it was opened from and with the user's place in the staff.
 */
export const findLiveSession = async (
  database: Database,
  sessionId: string,
  now: Date,
): Promise<LiveSession | null> => {
  const [row] = await database.rows<LiveSessionRow>(
    `select s.id as "sessionId", u.id as "userId", u.username,
       case when s.viewed_from is null then u.role else 'MERCHANT' end as role,
       s.merchant_id as "merchantId", case when s.viewed_from is null then m.role else 'VIEWER' end as "merchantRole",
       s.viewed_from is not null as "isViewing",
       s.viewed_from is null and coalesce(m.beyond_plan, false) as "isBeyondPlan", m.refund_limit_minor as "refundLimitMinor",
       u.email_verified_at is not null as "isEmailVerified", s.needs_second_factor as "needsSecondFactor",
       s.last_seen_at as "lastSeenAt", coalesce(s.proved_at, s.created_at) as "provedAt"
     from sessions s join users u on u.id = s.user_id
       left join memberships m on m.merchant_id = s.merchant_id and m.user_id = s.user_id
       left join sessions f on f.id = s.viewed_from and f.user_id = s.user_id
     where s.id = :sessionId and s.ended_at is null and s.expires_at > :now and s.last_seen_at > :idleSince
       and u.status = 'ACTIVE'
       and case when s.viewed_from is null then s.merchant_id is null or m.role is not null
         else u.role in ('ADMIN', 'SUPPORT') and f.ended_at is null and f.expires_at > :now end`,
    { sessionId, now, idleSince: idleSince(now) },
  );
  if (row === undefined) return null;
  const { lastSeenAt, provedAt, needsSecondFactor, isViewing, isBeyondPlan, ...user } = row;
  return {
    signedIn: {
      kind: 'user',
      ...user,
      ...(isViewing ? { isViewing } : { provedAt: new Date(provedAt) }),
      ...(needsSecondFactor ? { needsSecondFactor } : {}),
      ...(isBeyondPlan ? { isBeyondPlan } : {}),
    },
    lastSeenAt: new Date(lastSeenAt),
  };
};

type Deps = Readonly<{ database: Database; clock: Clock }>;

/** The caller as the session is now, after a change of it. @throws SignInNeeded */
export const currentActor = async ({ database, clock }: Deps, actor: Actor): Promise<SignedIn> => {
  const session =
    actor.kind === 'user' ? await findLiveSession(database, actor.sessionId, clock.now()) : null;
  if (session === null) throw new SignInNeeded();
  return session.signedIn;
};

/** Whether a session is still live with the same merchant, role in its team and rights; for long requests such as event streams. */
export const sessionLiveness =
  ({ database, clock }: Deps): IsSessionLive =>
  async ({ sessionId, merchantId, merchantRole, isBeyondPlan }) => {
    const now = (await findLiveSession(database, sessionId, clock.now()))?.signedIn;
    return (
      now?.merchantId === merchantId && now.merchantRole === merchantRole && now.isBeyondPlan === isBeyondPlan
    );
  };

/** Now by the clock of the database, which all processes share, and by that of this process if it is later. */
const latestNow = 'greatest(now(), cast(:now as timestamptz))';

/**
 * Of two concurrent requests the later instant is stored. A session that a clock ahead has opened or seen is brought back:
 * last seen now, and from now on no longer than a new one. A process whose clock is behind changes nothing.
 */
export const markSessionSeen = async (database: Database, sessionId: string, now: Date): Promise<void> => {
  await database.rows(
    `update sessions set last_seen_at = ${latestNow}, expires_at = least(expires_at, ${latestNow} +
       case when viewed_from is null then interval '${sessionLengthMs} ms' else interval '${viewLengthMs} ms' end)
     where id = :sessionId and (last_seen_at < :now or ${isStoredAhead('last_seen_at', latestNow)})`,
    { sessionId, now },
  );
};
