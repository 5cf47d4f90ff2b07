import { anonymous, isViewing, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { hashingTurnOf, type CallOrigin } from '#kernel/hashing-turn.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { User } from '../domain/user.ts';
import type { AccountTokens } from '../ports/account-tokens.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import type { Users } from '../ports/users.ts';
import { comparePassword } from './compare-password.ts';
import { endUnverifiedAccess, type EndUnverifiedAccessDeps } from './end-unverified-access.ts';
import { getAccountOfToken, lockAccountOfToken } from './lock-account-of-token.ts';
import { recordRefusedSignIn } from './record-refused-sign-in.ts';
import { accountMail, mailTo } from './send-account-mail.ts';

type Command = Readonly<{ actor: Actor; token: string; password?: string | undefined; from: CallOrigin }>;
type Deps = EndUnverifiedAccessDeps &
  Readonly<{
    users: Users;
    tokens: AccountTokens;
    attempts: SignInAttempts;
    passwords: PasswordHashing;
    jobs: Jobs;
    work: UnitOfWork;
    audit: UserAuditLog;
    clock: Clock;
  }>;

const kinds = ['VERIFY', 'CHANGE_EMAIL'] as const;
/** What a caller proves beside the mailbox: the hash of the password that was compared; null for nothing. */
type Proved = Readonly<{ hash: string | null }>;

/**
 * Confirms the address that the token was mailed to: that of the user, or the one of a change, which applies now.
 *
 * The token proves the mailbox. The first verification of an account keeps its access only for a caller who proves the
 * account, too, by a session of it or by its password: otherwise a stranger may have registered with the address, and
 * password, factors, sessions and tokens end; the address gets the link that sets a password.
 * @throws AccountLinkGone, EmailTaken when another user got the address meanwhile, InvalidFields, RateLimited
 */
export class VerifyEmail {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, token: secret, password, from }: Command): Promise<void> {
    const { users, tokens, jobs, work, audit, clock } = this.#deps;
    const proved = await this.#comparePassword(secret, password, from);
    await work.transact(async () => {
      const now = clock.now();
      const { user, token } = await lockAccountOfToken(this.#deps, secret, kinds);
      const { kind, email } = token.toRecord();
      const endsAccess = !user.isEmailVerified && !this.#isHolder(user, actor, proved);
      if (kind === 'VERIFY') user.verifyEmail(now);
      else user.changeEmail(email, now);
      if (endsAccess) user.endPassword(now);
      await users.save(user);
      token.use(now);
      await tokens.save(token);
      if (endsAccess) {
        await endUnverifiedAccess(this.#deps, user, now);
        await jobs.enqueue(accountMail, mailTo(user, 'RESET', { now, ip: from.ip }));
      }
      await audit.record({
        actor: anonymous,
        action: kind === 'VERIFY' ? 'user.email-verified' : 'user.email-changed',
        subject: { type: 'user', id: user.id },
        ...(endsAccess ? { data: { endedAccess: true } } : {}),
      });
    });
  }

  #isHolder(user: User, actor: Actor, { hash }: Proved): boolean {
    const isOwnSession = actor.kind === 'user' && !isViewing(actor) && actor.userId === user.id;
    return isOwnSession || (hash !== null && hash === user.passwordHash);
  }

  /** Compares a given password, limited as at a sign-in; without one nothing is proved. */
  async #comparePassword(secret: string, password: string | undefined, from: CallOrigin): Promise<Proved> {
    if (password === undefined) return { hash: null };
    const { user } = await getAccountOfToken(this.#deps, secret, kinds);
    if (user.isEmailVerified) return { hash: null };
    const { username: name, passwordHash: hash } = user.toRecord();
    const attempt = { name, accountId: user.id, ip: from.ip, isKnown: false };
    const turn = hashingTurnOf(anonymous, from);
    const { isRight, pause } = await comparePassword(this.#deps, { attempt, password, hash, turn });
    if (pause === null && isRight) {
      await this.#deps.attempts.clear(attempt, [name]);
      return { hash };
    }
    const reason = pause === null ? 'wrong-password' : 'paused';
    await recordRefusedSignIn(this.#deps, { name, accountId: user.id, reason });
    throw pause ?? new InvalidFields([{ field: 'password', code: 'fields.wrong-password' }]);
  }
}
