import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import {
  queueMailToOwners,
  queueSecurityMail,
  UserNotFound,
  type UserAccounts,
} from '#modules/users/index.ts';
import type { MerchantAuditLog } from '../domain/audit-actions.ts';
import { NotAnAccountant } from '../domain/failures.ts';
import type { Assignments } from '../ports/assignments.ts';
import { mustManageMerchants } from './policies.ts';

type Command = Readonly<{ actor: Actor; userId: number; merchantIds: readonly number[] }>;
type Deps = Readonly<{
  assignments: Assignments;
  accounts: UserAccounts;
  jobs: Jobs;
  random: Random;
  work: UnitOfWork;
  audit: MerchantAuditLog;
  clock: Clock;
}>;

/**
 * Assigns an accountant to exactly these open merchants; other assignments to open merchants end. The accountant and the
 * owners are mailed.
 * @throws SignInNeeded, NotAllowed, ProofNeeded, UserNotFound, NotAnAccountant, InvalidFields
 */
export class SetAssignments {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId, merchantIds }: Command): Promise<number[]> {
    const { assignments, accounts, work, audit, clock } = this.#deps;
    mustManageMerchants(actor);
    requireRecentProof(actor, clock);
    const wanted = [...new Set(merchantIds)].toSorted((one, other) => one - other);
    await work.transact(async () => {
      const account = await accounts.byId(userId);
      if (account === null) throw new UserNotFound();
      if (account.role !== 'ACCOUNTANT') throw new NotAnAccountant();
      const change = await assignments.replace(userId, wanted, clock.now());
      if (change === null) {
        throw new InvalidFields([{ field: 'merchantIds', code: 'fields.no-such-merchant' }]);
      }
      if (change.added.length + change.removed.length === 0) return;
      await audit.record({
        actor,
        action: 'user.assignments-set',
        subject: { type: 'user', id: userId },
        data: change,
      });
      await this.#mail(userId, change);
    });
    return wanted;
  }

  /** Mails the owners of each merchant, and the accountant once for those that were added and once for those that ended. */
  async #mail(
    personId: number,
    { added, removed }: Readonly<{ added: readonly number[]; removed: readonly number[] }>,
  ): Promise<void> {
    const at = this.#deps.clock.now();
    for (const [kind, merchantIds] of [
      ['ACCOUNTANT_ADDED', added],
      ['ACCOUNTANT_ENDED', removed],
    ] as const) {
      if (merchantIds.length > 0)
        await queueSecurityMail(this.#deps, { userId: personId, kind, personId, at });
      for (const merchantId of merchantIds)
        await queueMailToOwners(this.#deps, { merchantId, kind, personId, at });
    }
  }
}
