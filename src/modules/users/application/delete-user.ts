import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { Users } from '../ports/users.ts';
import { getUserForUpdate } from './get-user.ts';
import { mustBeRemovable, mustManageUsers } from './policies.ts';
import { queueSecurityMail } from './queue-security-mail.ts';

type Command = Readonly<{ actor: Actor; userId: number }>;
type Deps = Readonly<{
  users: Users;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
  jobs: Jobs;
  random: Random;
}>;

/**
 * Deletes a user with all sessions and mails the person; irreversible.
 * @throws SignInNeeded, NotAllowed, ProofNeeded, UserNotFound, OwnAccount, LastAdmin
 */
export class DeleteUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId }: Command): Promise<void> {
    const { users, work, audit, clock } = this.#deps;
    mustManageUsers(actor);
    requireRecentProof(actor, clock);
    await work.transact(async () => {
      const activeAdmins = await users.lock('ACTIVE_ADMINS');
      const user = await getUserForUpdate(users, userId);
      mustBeRemovable(actor, user, activeAdmins);
      await users.remove(userId);
      await audit.record({
        actor,
        action: 'user.deleted',
        subject: { type: 'user', id: userId },
        data: { role: user.toRecord().role },
      });
      const { email, firstName, language } = user.toRecord();
      const reader = { email, firstName, language };
      await queueSecurityMail(this.#deps, { userId, kind: 'ACCOUNT_DELETED', at: clock.now(), reader });
    });
  }
}
