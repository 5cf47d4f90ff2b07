import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { SessionNotFound } from '../domain/failures.ts';
import type { Sessions } from '../ports/sessions.ts';
import { mustBeSignedIn } from './policies.ts';

type Command = Readonly<{ actor: Actor; sessionId: string }>;
type Deps = Readonly<{ sessions: Sessions; work: UnitOfWork; audit: UserAuditLog; clock: Clock }>;

/** Ends one of the caller's live sessions, the one in use included. @throws SignInNeeded, SessionNotFound */
export class EndOwnSession {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, sessionId }: Command): Promise<void> {
    const { sessions, work, audit, clock } = this.#deps;
    mustBeSignedIn(actor);
    const { userId } = actor;
    const now = clock.now();
    await work.transact(async () => {
      const session = await sessions.findForUpdate(sessionId);
      if (session === null || !session.isLiveFor(userId, now)) throw new SessionNotFound();
      session.end('ENDED_BY_USER', now);
      await sessions.save(session);
      await audit.record({
        actor,
        action: 'user.session-ended',
        subject: { type: 'user', id: userId },
        data: { sessionId },
      });
    });
  }
}
