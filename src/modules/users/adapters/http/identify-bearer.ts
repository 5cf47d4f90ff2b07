import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Identify } from '#platform/http/identify.ts';
import { shouldMarkSeen } from '../../domain/session.ts';
import { findLiveSession, markSessionSeen } from '../postgres/live-sessions.ts';
import type { SessionTokens } from './session-tokens.ts';

type Deps = Readonly<{ database: Database; sessionTokens: SessionTokens; clock: Clock }>;

/** Reads the session's row at every request: its end, a lock or another role of the user applies at once. */
export const identifyBearer =
  ({ database, sessionTokens, clock }: Deps): Identify =>
  async (bearer) => {
    const now = clock.now();
    const sessionId = await sessionTokens.read(bearer, now);
    const session = sessionId === null ? null : await findLiveSession(database, sessionId, now);
    if (session === null) return null;
    const { signedIn, lastSeenAt } = session;
    if (shouldMarkSeen(lastSeenAt, now)) await markSessionSeen(database, signedIn.sessionId, now);
    return signedIn;
  };
