import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { queueMailToPersonAndOwners, type OwnerMailDeps, type UserAccounts } from '#modules/users/index.ts';
import { keepDividedByPlan, type KeepWithinPlanDeps } from './keep-within-plan.ts';
import { getMember, memberOf, mustKeepOwner, mustStillManage } from './member-policies.ts';
import { changingMerchantOf } from './policies.ts';

type Command = Readonly<{ actor: Actor; userId: number }>;
type Deps = OwnerMailDeps &
  KeepWithinPlanDeps &
  Readonly<{
    accounts: Pick<UserAccounts, 'byId'>;
    directory: MerchantDirectory;
    work: UnitOfWork;
    clock: Clock;
  }>;

/**
 * Removes a member from the team of the actor's merchant; the member's sessions for this merchant end at once, and the
 * member and the owners are mailed.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, MemberNotFound, ProofNeeded, LastOwner
 */
export class RemoveMember {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId }: Command): Promise<void> {
    const { members, directory, work, clock } = this.#deps;
    const { id: merchantId } = await changingMerchantOf(actor, directory);
    await getMember(this.#deps, actor, userId);
    requireRecentProof(actor, clock);
    await work.transact(async () => {
      const team = await members.lockToEnd(merchantId, userId);
      await mustKeepOwner(this.#deps, team, memberOf(team, userId));
      mustStillManage(actor, team);
      const at = clock.now();
      await members.end({ actor, merchantId, userId, at });
      await keepDividedByPlan(this.#deps, merchantId);
      const fact = { merchantId, kind: 'MEMBER_REMOVED', personId: userId, at } as const;
      await queueMailToPersonAndOwners(this.#deps, fact);
    });
  }
}
