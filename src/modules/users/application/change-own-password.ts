import type { Actor, SignedIn } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { hashingTurnOf, type CallOrigin } from '#kernel/hashing-turn.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { passwordProblems } from '../domain/password-policy.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { PasswordRules } from '../ports/password-rules.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { SignInAttempts } from '../ports/sign-in-attempts.ts';
import type { Users } from '../ports/users.ts';
import { comparePassword } from './compare-password.ts';
import { mustBeSignedIn } from './policies.ts';

type Command = Readonly<{ actor: Actor; currentPassword: string; newPassword: string; from: CallOrigin }>;
type Deps = Readonly<{
  users: Users;
  sessions: Sessions;
  attempts: SignInAttempts;
  passwords: PasswordHashing;
  rules: PasswordRules;
  work: UnitOfWork;
  audit: AuditLog;
  clock: Clock;
}>;

const wrongPassword = (): InvalidFields =>
  new InvalidFields([{ field: 'currentPassword', code: 'fields.wrong-password' }]);

/**
 * A session that was left open is not enough: the old password is asked, and guessing it is counted as a sign-in is.
 * Ends the caller's other sessions. @throws SignInNeeded, InvalidFields, RateLimited
 */
export class ChangeOwnPassword {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, currentPassword, newPassword, from }: Command): Promise<void> {
    const { users, attempts, passwords, rules } = this.#deps;
    mustBeSignedIn(actor);
    const problems = passwordProblems(newPassword, actor.role, rules.policy, 'newPassword');
    if (problems.length > 0) throw new InvalidFields(problems);
    const { userId, username: name } = actor;
    const { passwordHash: hash } = (await users.get(userId)).state;
    const attempt = { name, accountId: userId, address: from.ip, isKnown: true };
    const turn = hashingTurnOf(actor, from);
    const given = { attempt, password: currentPassword, hash, turn };
    const { isRight, pause } = await comparePassword(this.#deps, given);
    if (pause !== null) throw pause;
    if (!isRight) throw wrongPassword();
    await this.#change(actor, { comparedHash: hash, newHash: await passwords.hash(newPassword, turn) });
    await attempts.clear(attempt, [name]);
  }

  #change(actor: SignedIn, { comparedHash, newHash }: { comparedHash: string; newHash: string }) {
    const { users, sessions, work, audit, clock } = this.#deps;
    const { userId, sessionId } = actor;
    return work.transact(async () => {
      const now = clock.now();
      await users.change(userId, (user) => {
        // Of two changes at once the second was made with a password that is no longer the current one.
        if (user.state.passwordHash !== comparedHash) throw wrongPassword();
        return user.withPassword(newHash, now);
      });
      await sessions.endOthersOf(userId, sessionId, 'PASSWORD_CHANGED', now);
      await audit.record({ actor, action: 'user.password-changed', subject: { type: 'user', id: userId } });
    });
  }
}
