import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { NoMembership } from '../domain/team-failures.ts';
import { endMembership, type EndMembershipDeps } from './end-membership.ts';
import { getUserForUpdate } from './get-user.ts';
import { mustBeSignedIn } from './policies.ts';
import { queueMailToPersonAndOwners, type OwnerMailDeps } from './queue-mail-to-owners.ts';
import { mustKeepOwner } from './team-policies.ts';

type Command = Readonly<{ actor: Actor; merchantId: number }>;
type Deps = EndMembershipDeps & OwnerMailDeps & Readonly<{ work: UnitOfWork; clock: Clock }>;

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
    const { users, memberships, work, clock } = this.#deps;
    mustBeSignedIn(actor);
    const { userId } = actor;
    await work.transact(async () => {
      const user = await getUserForUpdate(users, userId);
      const members = await memberships.lock(merchantId);
      const own = members.find((member) => member.userId === userId);
      if (own === undefined) throw new NoMembership();
      await mustKeepOwner(this.#deps, members, own);
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
