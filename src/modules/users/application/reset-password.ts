import { anonymous } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { hashingTurnOf, type CallOrigin } from '#kernel/hashing-turn.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { FactorCodeNeeded, WrongFactorCode } from '../domain/failures.ts';
import { passwordProblems, type PasswordPolicy } from '../domain/password-policy.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { SecondFactorCheck } from './second-factor-check.ts';
import type { Users } from '../ports/users.ts';
import { endUnverifiedAccess, type EndUnverifiedAccessDeps } from './end-unverified-access.ts';
import { getAccountOfToken, lockAccountOfToken } from './lock-account-of-token.ts';
import { accountMail, mailTo } from './send-account-mail.ts';

type Command = Readonly<{ token: string; password: string; code?: string | undefined; from: CallOrigin }>;
type Deps = EndUnverifiedAccessDeps &
  Readonly<{
    users: Users;
    factorCheck: SecondFactorCheck;
    passwords: PasswordHashing;
    policy: PasswordPolicy;
    jobs: Jobs;
    work: UnitOfWork;
    audit: UserAuditLog;
    clock: Clock;
  }>;

const kinds = ['RESET', 'INVITE'] as const;

/**
 * Sets a password by the token of a mail, also the first one of an invited user. Ends all sessions and tokens of the user
 * except undos of an e-mail change, and opens no session. The mail proves the address. Where the address was not verified,
 * a stranger may have registered with it: second factors, recovery codes and undos end, too, and no code is asked for.
 * @throws AccountLinkGone, InvalidFields, FactorCodeNeeded, WrongFactorCode, RateLimited
 */
export class ResetPassword {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ token, password, code, from }: Command): Promise<void> {
    const { passwords, policy } = this.#deps;
    const { user } = await getAccountOfToken(this.#deps, token, kinds);
    const problems = passwordProblems(password, user.toRecord().role, policy);
    if (problems.length > 0) throw new InvalidFields(problems);
    if (user.isEmailVerified) await this.#checkSecondFactor(user.id, code);
    // Hashing is slow: before the transaction.
    const passwordHash = await passwords.hash(password, hashingTurnOf(anonymous, from));
    await this.#change({ token, passwordHash, ip: from.ip });
  }

  async #checkSecondFactor(userId: number, code: string | undefined): Promise<void> {
    const checked = await this.#deps.factorCheck.check(userId, code);
    if (checked === 'CODE_NEEDED') throw new FactorCodeNeeded();
    if (checked === 'WRONG_CODE') throw new WrongFactorCode();
  }

  #change({
    token: secret,
    passwordHash,
    ip,
  }: Readonly<{ token: string; passwordHash: string; ip: string }>): Promise<void> {
    const { users, sessions, tokens, jobs, work, audit, clock } = this.#deps;
    return work.transact(async () => {
      const now = clock.now();
      const { user, token } = await lockAccountOfToken(this.#deps, secret, kinds);
      const { id } = user;
      const { kind } = token.toRecord();
      const isFirstProof = !user.isEmailVerified;
      user.changePassword(passwordHash, now);
      user.verifyEmail(now);
      await users.save(user);
      token.use(now);
      await tokens.save(token);
      if (isFirstProof) await endUnverifiedAccess(this.#deps, user, now);
      else {
        await tokens.endAllOf(id, { at: now, keepUndoBefore: now });
        await sessions.endAllOf(id, { reason: 'PASSWORD_CHANGED', at: now });
      }
      const subject = { type: 'user', id } as const;
      await audit.record({ actor: anonymous, action: 'user.password-reset', subject, data: { kind } });
      if (kind === 'RESET') await jobs.enqueue(accountMail, mailTo(user, 'PASSWORD_RESET', { now, ip }));
    });
  }
}
