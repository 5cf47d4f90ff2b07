import type { Actor, SignedIn } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { hashingTurnOf, type CallOrigin } from '#kernel/hashing-turn.ts';
import { proofLifetimeMs } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { SignInAttempts } from '../ports/sign-in-attempts.ts';
import type { Users } from '../ports/users.ts';
import { comparePassword } from './compare-password.ts';
import { getUser } from './get-user.ts';
import { mustBeSignedIn } from './policies.ts';

type Command = Readonly<{ actor: Actor; password: string; from: CallOrigin }>;
type Deps = Readonly<{
  users: Users;
  sessions: Sessions;
  attempts: SignInAttempts;
  passwords: PasswordHashing;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
}>;

/**
 * Proves the password of the session's user again, for actions that require a recent proof. Attempts are limited as at
 * a sign-in. @throws SignInNeeded, InvalidFields, RateLimited
 */
export class ProvePassword {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns the end of the proof's validity */
  async execute({ actor, password, from }: Command): Promise<Date> {
    const { users, attempts, audit } = this.#deps;
    mustBeSignedIn(actor);
    const { userId, username: name } = actor;
    const { passwordHash: hash } = await getUser(users, userId);
    const attempt = { name, accountId: userId, ip: from.ip, isKnown: true };
    const turn = hashingTurnOf(actor, from);
    const { isRight, pause } = await comparePassword(this.#deps, { attempt, password, hash, turn });
    if (pause !== null) throw pause;
    if (!isRight) {
      await audit.record({ actor, action: 'user.proof-refused', subject: { type: 'user', id: userId } });
      throw new InvalidFields([{ field: 'password', code: 'fields.wrong-password' }]);
    }
    const provedAt = await this.#prove(actor);
    await attempts.clear(attempt, [name]);
    return new Date(provedAt.getTime() + proofLifetimeMs);
  }

  async #prove(actor: SignedIn): Promise<Date> {
    const { sessions, work, audit, clock } = this.#deps;
    const now = clock.now();
    await work.transact(async () => {
      const session = await sessions.findForUpdate(actor.sessionId);
      if (session !== null) {
        session.prove(now);
        await sessions.save(session);
      }
      await audit.record({ actor, action: 'user.proof-given', subject: { type: 'user', id: actor.userId } });
    });
    return now;
  }
}
