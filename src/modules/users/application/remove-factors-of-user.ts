import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Users } from '../ports/users.ts';
import { getUserForUpdate } from './get-user.ts';
import { mustManageUsers } from './policies.ts';
import { queueSecurityMail } from './queue-security-mail.ts';

type Deps = Readonly<{
  users: Users;
  factors: SecondFactors;
  sessions: Sessions;
  jobs: Jobs;
  random: Random;
  work: UnitOfWork;
  audit: UserAuditLog;
  clock: Clock;
}>;

/**
 * Removes all second factors and recovery codes of a user and ends the user's sessions, so that a required factor is set
 * up at the next sign-in. Without a factor nothing happens. @throws SignInNeeded, NotAllowed, ProofNeeded, UserNotFound
 */
export class RemoveFactorsOfUser {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId }: Readonly<{ actor: Actor; userId: number }>): Promise<void> {
    const { users, factors, sessions, work, audit, clock } = this.#deps;
    mustManageUsers(actor);
    requireRecentProof(actor, clock);
    await work.transact(async () => {
      const now = clock.now();
      await getUserForUpdate(users, userId);
      const all = await factors.ofUser(userId);
      if (all.length === 0) return;
      await factors.remove(all.map(({ id }) => id));
      await factors.replaceCodes(userId, [], now);
      await sessions.endAllOf(userId, { reason: 'FACTORS_CHANGED', at: now });
      const subject = { type: 'user', id: userId } as const;
      const kinds = all.map(({ kind }) => kind);
      await audit.record({ actor, action: 'user.factors-reset', subject, data: { kinds } });
      await queueSecurityMail(this.#deps, { userId, kind: 'FACTORS_RESET', at: now });
    });
  }
}
