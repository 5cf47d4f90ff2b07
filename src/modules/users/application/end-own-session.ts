import type { Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { SessionNotFound } from '../domain/failures.ts';
import { seenSince } from '../domain/session.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { SessionViews } from '../ports/session-views.ts';
import { mustBeSignedIn } from './policies.ts';

type Command = Readonly<{ actor: Actor; sessionId: string }>;
type Deps = Readonly<{
  sessions: Sessions;
  views: SessionViews;
  work: UnitOfWork;
  audit: AuditLog;
  clock: Clock;
}>;

/** Ends one of the caller's sessions, the one in use included. @throws SignInNeeded, SessionNotFound */
export class EndOwnSession {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, sessionId }: Command): Promise<void> {
    const { sessions, views, work, audit, clock } = this.#deps;
    mustBeSignedIn(actor);
    const { userId } = actor;
    const now = clock.now();
    await work.transact(async () => {
      const own = await views.liveOf(userId, { now, seenSince: seenSince(now) });
      if (!own.some(({ id }) => id === sessionId)) throw new SessionNotFound();
      await sessions.end(sessionId, 'ENDED_BY_USER', now);
      await audit.record({
        actor,
        action: 'user.session-ended',
        subject: { type: 'user', id: userId },
        data: { sessionId },
      });
    });
  }
}
