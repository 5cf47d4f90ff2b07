import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { Sessions } from '../ports/sessions.ts';
import { mustBeSignedIn } from './policies.ts';

type Deps = Readonly<{ sessions: Sessions; work: UnitOfWork; audit: UserAuditLog; clock: Clock }>;

/** Signs the caller out everywhere else. @throws SignInNeeded */
export class EndOtherOwnSessions {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<void> {
    const { sessions, work, audit, clock } = this.#deps;
    mustBeSignedIn(actor);
    const { userId, sessionId } = actor;
    await work.transact(async () => {
      await sessions.endAllOf(userId, {
        reason: 'ENDED_BY_USER',
        at: clock.now(),
        exceptId: sessionId,
      });
      await audit.record({
        actor,
        action: 'user.other-sessions-ended',
        subject: { type: 'user', id: userId },
      });
    });
  }
}
