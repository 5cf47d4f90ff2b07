import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { OpenMerchants } from '../ports/open-merchants.ts';
import { endMembership, type EndMembershipDeps } from './end-membership.ts';
import { getUserForUpdate } from './get-user.ts';
import { queueMailToPersonAndOwners, type OwnerMailDeps } from './queue-mail-to-owners.ts';
import { getMember, memberOf, mustKeepOwner, mustManageTeam, mustStillManage } from './team-policies.ts';

type Command = Readonly<{ actor: Actor; userId: number }>;
type Deps = EndMembershipDeps &
  OwnerMailDeps &
  Readonly<{ merchants: OpenMerchants; work: UnitOfWork; clock: Clock }>;

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
    const { users, memberships, merchants, work, clock } = this.#deps;
    const merchantId = mustManageTeam(actor);
    await merchants.mustAcceptWrites(merchantId);
    await getMember(this.#deps, actor, userId);
    requireRecentProof(actor, clock);
    await work.transact(async () => {
      const user = await getUserForUpdate(users, userId);
      const members = await memberships.lock(merchantId);
      await mustKeepOwner(this.#deps, members, memberOf(members, userId));
      mustStillManage(actor, members);
      const at = clock.now();
      await endMembership(this.#deps, { actor, user, merchantId, at });
      await queueMailToPersonAndOwners(this.#deps, {
        merchantId,
        kind: 'MEMBER_REMOVED',
        personId: userId,
        at,
      });
    });
  }
}
