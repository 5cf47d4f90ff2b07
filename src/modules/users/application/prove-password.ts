import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { CallOrigin } from '#kernel/hashing-turn.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { SignInAttempts } from './sign-in-attempts.ts';
import type { Users } from '../ports/users.ts';
import { compareOwnPassword } from './compare-own-password.ts';
import { mustHaveSession } from './policies.ts';
import { recordProof } from './record-proof.ts';

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
 * Proves the password of the session's user again, for actions that require a recent proof; the password is a proof also
 * where the account has a second factor (decisions, "Second factor"). Attempts are limited as at a sign-in. @throws SignInNeeded, InvalidFields, RateLimited
 */
export class ProvePassword {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns the end of the proof's validity */
  async execute({ actor, password, from }: Command): Promise<Date> {
    mustHaveSession(actor);
    const attempt = await compareOwnPassword(this.#deps, { actor, password, from });
    const provedUntil = await recordProof(this.#deps, actor, 'password');
    await this.#deps.attempts.clear(attempt, [actor.username]);
    return provedUntil;
  }
}
