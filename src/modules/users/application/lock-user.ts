import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Users } from '../ports/users.ts';
import { getUserForUpdate } from './get-user.ts';
import { mustBeRemovable, mustManageUsers } from './policies.ts';
import { queueSecurityMail } from './queue-security-mail.ts';

type Command = Readonly<{ actor: Actor; userId: number; reason?: string | undefined }>;
type Deps = Readonly<{
  users: Users;
  sessions: Sessions;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
  jobs: Jobs;
  random: Random;
}>;

/** An administrator can undo the lock for ten seconds: the mail waits a little longer. */
const mailDelayMs = 12_000;

/**
 * Makes a user LOCKED and ends all sessions at once; the mail about it follows unless the user is unlocked by then.
 * @throws SignInNeeded, NotAllowed, UserNotFound, OwnAccount, LastAdmin, UserStatusRefused
 */
export class LockUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId, reason }: Command): Promise<void> {
    const { users, sessions, work, audit, clock } = this.#deps;
    mustManageUsers(actor);
    await work.transact(async () => {
      const now = clock.now();
      const activeAdmins = await users.lock('ACTIVE_ADMINS');
      const user = await getUserForUpdate(users, userId);
      mustBeRemovable(actor, user, activeAdmins);
      user.lock(now);
      await users.save(user);
      await sessions.endAllOf(userId, { reason: 'ACCOUNT_LOCKED', at: now });
      const data = reason === undefined ? {} : { reason };
      await audit.record({ actor, action: 'user.locked', subject: { type: 'user', id: userId }, data });
      const sendAt = new Date(now.getTime() + mailDelayMs);
      await queueSecurityMail(this.#deps, { userId, kind: 'ACCOUNT_LOCKED', at: now, sendAt });
    });
  }
}
