import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { queueMailToPersonAndOwners, type OwnerMailDeps, type UserAccounts } from '#modules/users/index.ts';
import type { TeamAuditLog } from '../domain/audit-actions.ts';
import { refundLimitMinorOf, refundLimitProblems, type GivenRole } from '../domain/given-role.ts';
import { keepDividedByPlan, type KeepWithinPlanDeps } from './keep-within-plan.ts';
import { getMember, memberOf, mustKeepOwner, mustStillManage } from './member-policies.ts';
import { changingMerchantOf } from './policies.ts';

type Command = GivenRole & Readonly<{ actor: Actor; userId: number }>;
type Deps = OwnerMailDeps &
  KeepWithinPlanDeps &
  Readonly<{
    accounts: Pick<UserAccounts, 'byId'>;
    directory: MerchantDirectory;
    work: UnitOfWork;
    audit: TeamAuditLog;
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
    const { members, directory, work, audit, clock } = this.#deps;
    const { id: merchantId } = await changingMerchantOf(actor, directory);
    await getMember(this.#deps, actor, userId);
    const problems = refundLimitProblems(given);
    if (problems.length > 0) throw new InvalidFields(problems);
    requireRecentProof(actor, clock);
    const { role } = given;
    const refundLimitMinor = refundLimitMinorOf(given);
    await work.transact(async () => {
      const team = await members.lock(merchantId);
      const before = memberOf(team, userId);
      if (before.role === role && before.refundLimitMinor === refundLimitMinor) return;
      if (role !== 'OWNER') await mustKeepOwner(this.#deps, team, before);
      mustStillManage(actor, team);
      await members.save({ ...before, role, refundLimitMinor });
      await keepDividedByPlan(this.#deps, merchantId);
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
