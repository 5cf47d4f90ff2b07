import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Users } from '../ports/users.ts';
import { getUser } from './get-user.ts';
import { mustManageUsers } from './policies.ts';

type Command = Readonly<{ actor: Actor; userId: number }>;
type Deps = Readonly<{
  users: Users;
  sessions: Sessions;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
}>;

/** Signs a user out everywhere. @throws SignInNeeded, NotAllowed, UserNotFound */
export class EndSessionsOfUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId }: Command): Promise<void> {
    const { users, sessions, work, audit, clock } = this.#deps;
    mustManageUsers(actor);
    await work.transact(async () => {
      await getUser(users, userId);
      await sessions.endAllOf(userId, { reason: 'ENDED_BY_ADMIN', at: clock.now() });
      await audit.record({ actor, action: 'user.sessions-ended', subject: { type: 'user', id: userId } });
    });
  }
}
