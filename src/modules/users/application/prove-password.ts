import type { Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { hashingTurnOf, type CallOrigin } from '#kernel/hashing-turn.ts';
import { proofLifetimeMs } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { SignInAttempts } from '../ports/sign-in-attempts.ts';
import type { Users } from '../ports/users.ts';
import { comparePassword } from './compare-password.ts';
import { mustBeSignedIn } from './policies.ts';

type Command = Readonly<{ actor: Actor; password: string; from: CallOrigin }>;
type Deps = Readonly<{
  users: Users;
  sessions: Sessions;
  attempts: SignInAttempts;
  passwords: PasswordHashing;
  work: UnitOfWork;
  audit: AuditLog;
  clock: Clock;
}>;

/**
 * Proves the password of the session's user again, for acts that ask for a recent proof. Guessing is counted as at a
 * sign-in. @throws SignInNeeded, InvalidFields, RateLimited
 */
export class ProvePassword {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns until when the proof counts */
  async execute({ actor, password, from }: Command): Promise<Date> {
    const { users, sessions, attempts, work, audit, clock } = this.#deps;
    mustBeSignedIn(actor);
    const { userId, sessionId, username: name } = actor;
    const { passwordHash: hash } = (await users.get(userId)).state;
    const attempt = { name, accountId: userId, address: from.ip, isKnown: true };
    const turn = hashingTurnOf(actor, from);
    const { isRight, pause } = await comparePassword(this.#deps, { attempt, password, hash, turn });
    if (pause !== null) throw pause;
    const subject = { type: 'user', id: userId } as const;
    if (!isRight) {
      await audit.record({ actor, action: 'user.proof-refused', subject });
      throw new InvalidFields([{ field: 'password', code: 'fields.wrong-password' }]);
    }
    const now = clock.now();
    await work.transact(async () => {
      await sessions.prove(sessionId, now);
      await audit.record({ actor, action: 'user.proof-given', subject });
    });
    await attempts.clear(attempt, [name]);
    return new Date(now.getTime() + proofLifetimeMs);
  }
}
