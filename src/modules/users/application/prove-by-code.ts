import type { Actor } from '#kernel/actor.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { Sessions } from '../ports/sessions.ts';
import { checkSecondFactor, type CheckSecondFactorDeps } from './check-second-factor.ts';
import { mustHaveSession } from './policies.ts';
import { recordProof } from './record-proof.ts';

type Deps = CheckSecondFactorDeps & Readonly<{ sessions: Sessions; audit: UserAuditLog }>;

/** A recent proof by a code instead of the password. @throws SignInNeeded, InvalidFields, RateLimited */
export class ProveByCode {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns the end of the proof's validity */
  async execute({ actor, code }: Readonly<{ actor: Actor; code: string }>): Promise<Date> {
    mustHaveSession(actor);
    const { userId } = actor;
    if ((await checkSecondFactor(this.#deps, userId, code)) !== 'ACCEPTED') {
      const { audit } = this.#deps;
      await audit.record({ actor, action: 'user.proof-refused', subject: { type: 'user', id: userId } });
      throw new InvalidFields([{ field: 'code', code: 'fields.wrong-code' }]);
    }
    return recordProof(this.#deps, actor, 'code');
  }
}
