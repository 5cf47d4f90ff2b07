import { isViewing, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { Sessions } from '../ports/sessions.ts';
import { mustHaveAnySession } from './policies.ts';

type Deps = Readonly<{ sessions: Sessions; work: UnitOfWork; audit: UserAuditLog; clock: Clock }>;

/** Ends the caller's session at once; one that has ended meanwhile stays as it is. @throws SignInNeeded */
export class SignOut {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<void> {
    const { sessions, work, audit, clock } = this.#deps;
    mustHaveAnySession(actor);
    const { userId, sessionId, merchantId } = actor;
    await work.transact(async () => {
      const session = await sessions.findForUpdate(sessionId);
      if (session === null || session.toRecord().endedAt !== null) return;
      session.end('SIGNED_OUT', clock.now());
      await sessions.save(session);
      if (isViewing(actor) && merchantId !== null) {
        const subject = { type: 'merchant', id: merchantId } as const;
        await audit.record({ actor, action: 'merchant.view-ended', subject });
      } else {
        await audit.record({ actor, action: 'user.signed-out', subject: { type: 'user', id: userId } });
      }
    });
  }
}
