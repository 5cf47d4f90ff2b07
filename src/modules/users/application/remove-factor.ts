import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { CallOrigin } from '#kernel/hashing-turn.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { FactorNotFound, LastFactor } from '../domain/failures.ts';
import { confirmed, mustHaveFactor, type SecondFactorPolicy } from '../domain/second-factor.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { Users } from '../ports/users.ts';
import { getUserForUpdate } from './get-user.ts';
import { mustBeSignedIn } from './policies.ts';
import { queueSecurityMail } from './queue-security-mail.ts';

type Command = Readonly<{ actor: Actor; factorId: number; userAgent: string; from: CallOrigin }>;
type Deps = Readonly<{
  users: Users;
  factors: SecondFactors;
  factorPolicy: SecondFactorPolicy;
  jobs: Jobs;
  random: Random;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
}>;

/**
 * Removes a second factor of the caller; with the last one the recovery codes end.
 * @throws SignInNeeded, SecondFactorRequired, ProofNeeded, FactorNotFound, LastFactor
 */
export class RemoveFactor {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, factorId, userAgent, from }: Command): Promise<void> {
    const { users, factors, factorPolicy, work, audit, clock } = this.#deps;
    mustBeSignedIn(actor);
    requireRecentProof(actor, clock);
    const { userId, role } = actor;
    await work.transact(async () => {
      const now = clock.now();
      await getUserForUpdate(users, userId);
      const all = await factors.ofUser(userId);
      const removed = all.find(({ id }) => id === factorId);
      if (removed === undefined) throw new FactorNotFound();
      const isLast = confirmed(all).every(({ id }) => id === factorId);
      if (isLast && mustHaveFactor(role, factorPolicy)) throw new LastFactor();
      await factors.remove([factorId]);
      if (isLast) await factors.replaceCodes(userId, [], now);
      const { kind, name: factorName } = removed;
      const subject = { type: 'user', id: userId } as const;
      await audit.record({ actor, action: 'user.factor-removed', subject, data: { kind } });
      const by = { ip: from.ip, userAgent };
      await queueSecurityMail(this.#deps, { userId, kind: 'FACTOR_REMOVED', factorName, at: now, by });
    });
  }
}
