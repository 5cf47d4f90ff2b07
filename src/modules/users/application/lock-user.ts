import type { Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { ActiveAdmins } from '../ports/active-admins.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Users } from '../ports/users.ts';
import type { UserView } from '../ports/user-views.ts';
import { mustBeDispensable, mustManageUsers } from './policies.ts';

type Command = Readonly<{ actor: Actor; userId: number; reason?: string | undefined }>;
type Deps = Readonly<{
  users: Users;
  admins: ActiveAdmins;
  sessions: Sessions;
  work: UnitOfWork;
  audit: AuditLog;
  clock: Clock;
}>;

/**
 * Shuts a user out at once.
 * @throws SignInNeeded, NotAllowed, UserNotFound, OwnAccount, LastAdmin, UserStateRefused
 */
export class LockUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId, reason }: Command): Promise<UserView> {
    const { users, admins, sessions, work, audit, clock } = this.#deps;
    mustManageUsers(actor);
    return work.transact(async () => {
      const now = clock.now();
      const active = await admins.hold();
      const { state } = await users.change(userId, (user) => {
        mustBeDispensable(actor, user, active);
        return user.lock(now);
      });
      await sessions.endAllOf(userId, 'ACCOUNT_LOCKED', now);
      const data = reason === undefined ? {} : { reason };
      await audit.record({ actor, action: 'user.locked', subject: { type: 'user', id: userId }, data });
      return state;
    });
  }
}
