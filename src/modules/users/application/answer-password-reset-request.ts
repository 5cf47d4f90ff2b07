import { anonymous } from '#kernel/actor.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { AccountMailLimits } from './account-mail-limits.ts';
import type { KnownOrigins } from '../ports/known-origins.ts';
import type { Users } from '../ports/users.ts';
import type { PasswordResetRequest } from './request-password-reset.ts';
import { accountMail, mailTo } from './send-account-mail.ts';

type Deps = Readonly<{
  users: Users;
  mailLimits: AccountMailLimits;
  origins: KnownOrigins;
  jobs: Jobs;
  work: UnitOfWork;
  audit: UserAuditLog;
}>;

/**
 * Queues the mail of a requested password reset. An unknown address, a user who is not ACTIVE and a request above the
 * limits get none, and the caller does not see it.
 */
export class AnswerPasswordResetRequest {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ email, ip, at }: PasswordResetRequest): Promise<void> {
    const { users, jobs, work, audit } = this.#deps;
    const user = await users.find({ name: email });
    if (user?.isActive !== true || !(await this.#mayMail(user.id, ip))) return;
    const { id } = user;
    await work.transact(async () => {
      await jobs.enqueue(accountMail, mailTo(user, 'RESET', { now: new Date(at), ip }));
      await audit.record({
        actor: anonymous,
        action: 'user.password-reset-requested',
        subject: { type: 'user', id },
      });
    });
  }

  async #mayMail(userId: number, ip: string): Promise<boolean> {
    const { mailLimits, origins } = this.#deps;
    const isKnown = await origins.isKnownNetwork(userId, ip);
    try {
      await mailLimits.takeReset(userId, { ip, isKnown });
      return true;
    } catch (error) {
      if (error instanceof RateLimited) return false;
      throw error;
    }
  }
}
