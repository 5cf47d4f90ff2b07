import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { AccountMailLimits } from './account-mail-limits.ts';
import type { Users } from '../ports/users.ts';
import { getUser } from './get-user.ts';
import { mustHaveSession } from './policies.ts';
import { accountMail, mailTo } from './send-account-mail.ts';

type Deps = Readonly<{
  users: Users;
  mailLimits: AccountMailLimits;
  jobs: Jobs;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
}>;

/**
 * Mails the caller another link that confirms the address; a verified one needs none. A session that lacks a required
 * factor may ask, too: a factor needs the verified address. @throws SignInNeeded, RateLimited
 */
export class ResendVerification {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, ip }: Readonly<{ actor: Actor; ip: string }>): Promise<void> {
    const { users, mailLimits, jobs, work, audit, clock } = this.#deps;
    mustHaveSession(actor);
    const user = await getUser(users, actor.userId);
    if (user.isEmailVerified) return;
    await mailLimits.takeMail(user.id, 'VERIFY');
    await work.transact(async () => {
      await jobs.enqueue(accountMail, mailTo(user, 'VERIFY', { now: clock.now(), ip }));
      await audit.record({
        actor,
        action: 'user.verification-requested',
        subject: { type: 'user', id: user.id },
      });
    });
  }
}
