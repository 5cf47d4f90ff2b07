import type { Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ActiveAdmins } from '../ports/active-admins.ts';
import type { Users } from '../ports/users.ts';
import { mustBeDispensable, mustManageUsers } from './policies.ts';

type Command = Readonly<{ actor: Actor; userId: number }>;
type Deps = Readonly<{ users: Users; admins: ActiveAdmins; work: UnitOfWork; audit: AuditLog; clock: Clock }>;

/**
 * Irreversible; the user's sessions go along.
 * @throws SignInNeeded, NotAllowed, ProofNeeded, UserNotFound, OwnAccount, LastAdmin
 */
export class DeleteUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId }: Command): Promise<void> {
    const { users, admins, work, audit, clock } = this.#deps;
    mustManageUsers(actor);
    requireRecentProof(actor, clock);
    await work.transact(async () => {
      const active = await admins.hold();
      const { state } = await users.remove(userId, (user) => mustBeDispensable(actor, user, active));
      await audit.record({
        actor,
        action: 'user.deleted',
        subject: { type: 'user', id: userId },
        data: { role: state.role },
      });
    });
  }
}
