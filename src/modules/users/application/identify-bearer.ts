import type { SignedIn } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { seenSince, shouldMarkSeen } from '../domain/session.ts';
import type { LiveSessions } from '../ports/live-sessions.ts';
import type { SessionTokens } from '../ports/session-tokens.ts';

type Deps = Readonly<{ tokens: SessionTokens; live: LiveSessions; clock: Clock }>;

/** Who a bearer token speaks for now; null when nobody. The session's row is asked every time. */
export class IdentifyBearer {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ bearer }: Readonly<{ bearer: string }>): Promise<SignedIn | null> {
    const { tokens, live, clock } = this.#deps;
    const now = clock.now();
    const sessionId = await tokens.read(bearer, now);
    const session =
      sessionId === null ? null : await live.find(sessionId, { now, seenSince: seenSince(now) });
    if (session === null) return null;
    if (shouldMarkSeen(session.lastSeenAt, now)) await live.markSeen(session.signedIn.sessionId, now);
    return session.signedIn;
  }
}
