import type { Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import { SignInNeeded } from '#kernel/failure.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Sessions } from '../ports/sessions.ts';

type Deps = Readonly<{ sessions: Sessions; work: UnitOfWork; audit: AuditLog; clock: Clock }>;

/** Ends the session of the one who asks, at once. @throws SignInNeeded */
export class SignOut {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<void> {
    const { sessions, work, audit, clock } = this.#deps;
    if (actor.kind !== 'user') throw new SignInNeeded();
    await work.transact(async () => {
      await sessions.end(actor.sessionId, 'SIGNED_OUT', clock.now());
      await audit.record({ actor, action: 'user.signed-out', subject: { type: 'user', id: actor.userId } });
    });
  }
}
