import type { Actor } from '#kernel/actor.ts';
import { mustHaveRoom } from '#kernel/plan-failures.ts';
import type { Membership, TeamMembers } from '#modules/users/index.ts';
import type { TeamAuditLog } from '../domain/audit-actions.ts';
import { higherMembership } from '../domain/given-role.ts';

type Deps = Readonly<{ members: TeamMembers; audit: TeamAuditLog }>;

/**
 * Adds a member to a team in the caller's transaction; a member keeps the higher of both roles in the order of
 * `merchantRoles`.
 * @throws UserNotFound, NoMembership when the merchant is closed, NotInPlan, LimitReached
 */
export const addMember = async (
  { members, audit }: Deps,
  actor: Actor,
  membership: Membership,
): Promise<void> => {
  const { merchantId, userId } = membership;
  const team = await members.lockToAdd(merchantId, userId);
  const before = team.find((one) => one.userId === userId);
  if (before === undefined) mustHaveRoom('members', await members.lockRoom(merchantId));
  const after = before === undefined ? membership : higherMembership(before, membership);
  if (after === before) return;
  await members.add(after);
  const { role, refundLimitMinor } = after;
  const subject = { type: 'merchant', id: merchantId } as const;
  await (before === undefined
    ? audit.record({ actor, action: 'team.member-added', subject, data: { userId, role, refundLimitMinor } })
    : audit.record({
        actor,
        action: 'team.member-role-changed',
        subject,
        data: { userId, from: before.role, to: role, refundLimitMinor },
      }));
};
