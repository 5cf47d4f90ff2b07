import { anonymous } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { AccountTokens } from '../ports/account-tokens.ts';
import type { Users } from '../ports/users.ts';
import { lockAccountOfToken } from './lock-account-of-token.ts';

type Deps = Readonly<{
  users: Users;
  tokens: AccountTokens;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
}>;

/**
 * Confirms the address that the token was mailed to: that of the user, or the one of a change, which applies now.
 * @throws AccountLinkGone, EmailTaken when another user got the address meanwhile
 */
export class VerifyEmail {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ token: secret }: Readonly<{ token: string }>): Promise<void> {
    const { users, tokens, work, audit, clock } = this.#deps;
    await work.transact(async () => {
      const now = clock.now();
      const { user, token } = await lockAccountOfToken(this.#deps, secret, ['VERIFY', 'CHANGE_EMAIL']);
      const { kind, email } = token.toRecord();
      if (kind === 'VERIFY') user.verifyEmail(now);
      else user.changeEmail(email, now);
      await users.save(user);
      token.use(now);
      await tokens.save(token);
      await audit.record({
        actor: anonymous,
        action: kind === 'VERIFY' ? 'user.email-verified' : 'user.email-changed',
        subject: { type: 'user', id: user.id },
      });
    });
  }
}
