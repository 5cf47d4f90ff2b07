import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import {
  mustBeSignedIn,
  NoMembership,
  queueMailToPersonAndOwners,
  type OwnerMailDeps,
  type UserAccounts,
} from '#modules/users/index.ts';
import { keepDividedByPlan, type KeepWithinPlanDeps } from './keep-within-plan.ts';
import { mustKeepOwner } from './member-policies.ts';

type Command = Readonly<{ actor: Actor; merchantId: number }>;
type Deps = OwnerMailDeps &
  KeepWithinPlanDeps &
  Readonly<{
    accounts: Pick<UserAccounts, 'byId'>;
    work: UnitOfWork;
    clock: Clock;
  }>;

/**
 * Ends the caller's own membership, also for a merchant that the session does not act for. Leaving needs no proof: the
 * caller only loses rights.
 * @throws SignInNeeded, SecondFactorRequired, NoMembership, LastOwner
 */
export class LeaveMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, merchantId }: Command): Promise<void> {
    const { members, work, clock } = this.#deps;
    mustBeSignedIn(actor);
    const { userId } = actor;
    await work.transact(async () => {
      const team = await members.lockToEnd(merchantId, userId);
      const own = team.find((member) => member.userId === userId);
      if (own === undefined) throw new NoMembership();
      await mustKeepOwner(this.#deps, team, own);
      const at = clock.now();
      await members.end({ actor, merchantId, userId, at });
      await keepDividedByPlan(this.#deps, merchantId);
      const fact = { merchantId, kind: 'MEMBER_REMOVED', personId: userId, at } as const;
      await queueMailToPersonAndOwners(this.#deps, fact);
    });
  }
}
