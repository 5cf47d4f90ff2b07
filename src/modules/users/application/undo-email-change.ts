import { anonymous } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { AccountTokens } from '../ports/account-tokens.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Users } from '../ports/users.ts';
import { lockAccountOfToken } from './lock-account-of-token.ts';
import { accountMail, mailTo } from './send-account-mail.ts';

type Deps = Readonly<{
  users: Users;
  sessions: Sessions;
  tokens: AccountTokens;
  factors: SecondFactors;
  jobs: Jobs;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
}>;

/**
 * Restores the address that the token was mailed to, whether or not the change was confirmed. The caller of the change
 * knew the password: it ends with all sessions and all tokens, except undos of earlier changes, the factors
 * added since, and the restored address gets the link that sets a new one. @throws AccountLinkGone, EmailTaken when another user got the address meanwhile
 */
export class UndoEmailChange {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ token: secret, ip }: Readonly<{ token: string; ip: string }>): Promise<void> {
    const { users, sessions, tokens, jobs, work, audit, clock } = this.#deps;
    await work.transact(async () => {
      const now = clock.now();
      const { user, token } = await lockAccountOfToken(this.#deps, secret, ['UNDO_EMAIL']);
      const { id } = user;
      const { email, createdAt } = token.toRecord();
      user.changeEmail(email, now);
      user.endPassword(now);
      await users.save(user);
      token.use(now);
      await tokens.save(token);
      await tokens.endAllOf(id, { at: now, keepUndoBefore: createdAt });
      await this.#endFactorsSince(id, createdAt, now);
      await sessions.endAllOf(id, { reason: 'PASSWORD_CHANGED', at: now });
      await jobs.enqueue(accountMail, mailTo(user, 'RESET', { now, ip }));
      await audit.record({
        actor: anonymous,
        action: 'user.email-change-undone',
        subject: { type: 'user', id },
      });
    });
  }

  /** Codes that a factor of the caller brought end, too: the reset would ask for them. */
  async #endFactorsSince(userId: number, since: Date, now: Date): Promise<void> {
    const { factors } = this.#deps;
    const added = (await factors.ofUser(userId)).filter(({ createdAt }) => createdAt >= since);
    if (added.length === 0) return;
    await factors.remove(added.map(({ id }) => id));
    await factors.replaceCodes(userId, [], now);
  }
}
