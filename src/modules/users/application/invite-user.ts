import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { UserStatusRefused } from '../domain/failures.ts';
import type { Users } from '../ports/users.ts';
import { getUserForUpdate } from './get-user.ts';
import { mustManageUsers } from './policies.ts';
import { accountMail, mailTo } from './send-account-mail.ts';

type Command = Readonly<{ actor: Actor; userId: number }>;
type Deps = Readonly<{ users: Users; jobs: Jobs; work: UnitOfWork; audit: UserAuditLog; clock: Clock }>;

/**
 * Mails an ACTIVE user the link that sets the first password; a password that the user has stays until then.
 * @throws SignInNeeded, NotAllowed, ProofNeeded, UserNotFound, UserStatusRefused
 */
export class InviteUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId }: Command): Promise<void> {
    const { users, jobs, work, audit, clock } = this.#deps;
    mustManageUsers(actor);
    requireRecentProof(actor, clock);
    await work.transact(async () => {
      const user = await getUserForUpdate(users, userId);
      if (!user.isActive) throw new UserStatusRefused(user.toRecord().status, 'ACTIVE');
      await jobs.enqueue(accountMail, mailTo(user, 'INVITE', { now: clock.now() }));
      await audit.record({ actor, action: 'user.invited', subject: { type: 'user', id: userId } });
    });
  }
}
