import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { refundLimitMinorOf, refundLimitProblems, type GivenRole } from '../domain/membership.ts';
import type { Memberships } from '../ports/memberships.ts';
import type { OpenMerchants } from '../ports/open-merchants.ts';
import type { Users } from '../ports/users.ts';
import { queueMailToPersonAndOwners, type OwnerMailDeps } from './queue-mail-to-owners.ts';
import { getMember, memberOf, mustKeepOwner, mustManageTeam, mustStillManage } from './team-policies.ts';

type Command = GivenRole & Readonly<{ actor: Actor; userId: number }>;
type Deps = OwnerMailDeps &
  Readonly<{
    users: Users;
    memberships: Memberships;
    merchants: OpenMerchants;
    work: UnitOfWork;
    audit: UserAuditLog;
    clock: Clock;
  }>;

/**
 * Sets the role of a member in the team of the actor's merchant. It applies from the member's next request.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, MemberNotFound, InvalidFields, ProofNeeded, LastOwner
 */
export class ChangeMember {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, userId, ...given }: Command): Promise<void> {
    const { memberships, merchants, work, audit, clock } = this.#deps;
    const merchantId = mustManageTeam(actor);
    await merchants.mustAcceptWrites(merchantId);
    await getMember(this.#deps, actor, userId);
    const problems = refundLimitProblems(given);
    if (problems.length > 0) throw new InvalidFields(problems);
    requireRecentProof(actor, clock);
    const { role } = given;
    const refundLimitMinor = refundLimitMinorOf(given);
    await work.transact(async () => {
      const members = await memberships.lock(merchantId);
      const before = memberOf(members, userId);
      if (before.role === role && before.refundLimitMinor === refundLimitMinor) return;
      if (role !== 'OWNER') await mustKeepOwner(this.#deps, members, before);
      mustStillManage(actor, members);
      await memberships.save({ ...before, role, refundLimitMinor });
      await audit.record({
        actor,
        action: 'team.member-role-changed',
        subject: { type: 'merchant', id: merchantId },
        data: { userId, from: before.role, to: role, refundLimitMinor },
      });
      const at = clock.now();
      await queueMailToPersonAndOwners(this.#deps, { merchantId, kind: 'MEMBER_ROLE', personId: userId, at });
    });
  }
}
