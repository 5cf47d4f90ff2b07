import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { CallOrigin } from '#kernel/hashing-turn.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { requireVerifiedEmail } from '#kernel/verified-email.ts';
import { NoFactor } from '../domain/failures.ts';
import { confirmed } from '../domain/second-factor.ts';
import type { Users } from '../ports/users.ts';
import { replaceRecoveryCodes, type AddFactorDeps } from './add-factor.ts';
import { getUserForUpdate } from './get-user.ts';
import { mustBeSignedIn } from './policies.ts';
import { queueSecurityMail } from './queue-security-mail.ts';

type Command = Readonly<{ actor: Actor; userAgent: string; from: CallOrigin }>;
type Deps = AddFactorDeps & Readonly<{ users: Users; work: UnitOfWork; clock: Clock }>;

/** Makes ten new recovery codes; the earlier ones end. @throws SignInNeeded, SecondFactorRequired, EmailUnverified, ProofNeeded, NoFactor */
export class RenewRecoveryCodes {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns the codes in plain text; only digests are stored */
  async execute({ actor, userAgent, from }: Command): Promise<readonly string[]> {
    const { users, factors, audit, work, clock } = this.#deps;
    mustBeSignedIn(actor);
    requireVerifiedEmail(actor);
    requireRecentProof(actor, clock);
    const { userId } = actor;
    return work.transact(async () => {
      const now = clock.now();
      await getUserForUpdate(users, userId);
      if (confirmed(await factors.ofUser(userId)).length === 0) throw new NoFactor();
      const made = await replaceRecoveryCodes(this.#deps, userId, now);
      const subject = { type: 'user', id: userId } as const;
      await audit.record({ actor, action: 'user.recovery-codes-renewed', subject });
      const by = { ip: from.ip, userAgent };
      await queueSecurityMail(this.#deps, { userId, kind: 'CODES_RENEWED', at: now, by });
      return made;
    });
  }
}
