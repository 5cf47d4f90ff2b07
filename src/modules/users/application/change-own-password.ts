import type { Actor, SignedIn } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { hashingTurnOf, type CallOrigin } from '#kernel/hashing-turn.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { passwordProblems, type PasswordPolicy } from '../domain/password-policy.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import type { Users } from '../ports/users.ts';
import { comparePassword } from './compare-password.ts';
import { getUser, getUserForUpdate } from './get-user.ts';
import { mustBeSignedIn } from './policies.ts';
import { queueSecurityMail, type DeviceOrigin } from './queue-security-mail.ts';
import { recordRefusedProof } from './record-refused-proof.ts';

type Command = Readonly<{
  actor: Actor;
  currentPassword: string;
  newPassword: string;
  userAgent: string;
  from: CallOrigin;
}>;
type Deps = Readonly<{
  users: Users;
  sessions: Sessions;
  attempts: SignInAttempts;
  passwords: PasswordHashing;
  policy: PasswordPolicy;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
  jobs: Jobs;
  random: Random;
}>;

const wrongPassword = (): InvalidFields =>
  new InvalidFields([{ field: 'currentPassword', code: 'fields.wrong-password' }]);

/**
 * Changes the caller's password and ends the caller's other sessions. The current password is required, because the
 * caller may have found an open session; attempts are limited as at a sign-in.
 * @throws SignInNeeded, InvalidFields, RateLimited
 */
export class ChangeOwnPassword {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, currentPassword, newPassword, userAgent, from }: Command): Promise<void> {
    const { users, attempts, passwords, policy, audit } = this.#deps;
    mustBeSignedIn(actor);
    const problems = passwordProblems(newPassword, actor.role, policy, 'newPassword');
    if (problems.length > 0) throw new InvalidFields(problems);
    const { userId, username: name } = actor;
    const { passwordHash: hash } = await getUser(users, userId);
    const attempt = { name, accountId: userId, ip: from.ip, isKnown: true };
    const turn = hashingTurnOf(actor, from);
    const given = { attempt, password: currentPassword, hash, turn };
    const { isRight, pause } = await comparePassword(this.#deps, given);
    if (pause !== null || !isRight) {
      await recordRefusedProof(audit, actor, pause === null ? 'wrong-password' : 'paused');
      throw pause ?? wrongPassword();
    }
    const newHash = await passwords.hash(newPassword, turn);
    await this.#change(actor, { comparedHash: hash, newHash, by: { ip: from.ip, userAgent } });
    await attempts.clear(attempt, [name]);
  }

  #change(
    actor: SignedIn,
    {
      comparedHash,
      newHash,
      by,
    }: Readonly<{ comparedHash: string | null; newHash: string; by: DeviceOrigin }>,
  ): Promise<void> {
    const { users, sessions, work, audit, clock } = this.#deps;
    const { userId, sessionId } = actor;
    return work.transact(async () => {
      const now = clock.now();
      const user = await getUserForUpdate(users, userId);
      // A concurrent change replaced the hash that was compared.
      if (user.passwordHash !== comparedHash) throw wrongPassword();
      user.changePassword(newHash, now);
      await users.save(user);
      await sessions.endAllOf(userId, { reason: 'PASSWORD_CHANGED', at: now, exceptId: sessionId });
      await audit.record({ actor, action: 'user.password-changed', subject: { type: 'user', id: userId } });
      await queueSecurityMail(this.#deps, { userId, kind: 'PASSWORD_CHANGED', at: now, by });
    });
  }
}
