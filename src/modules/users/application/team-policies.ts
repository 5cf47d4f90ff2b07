import type { Actor } from '#kernel/actor.ts';
import { NotAllowed } from '#kernel/failure.ts';
import { mustHold, roleHolds } from '#kernel/merchant-rights.ts';
import { LastOwner, MemberNotFound } from '../domain/team-failures.ts';
import type { Membership } from '../domain/membership.ts';
import type { Memberships } from '../ports/memberships.ts';
import type { Users } from '../ports/users.ts';

/** The merchant whose team the actor manages. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const mustManageTeam = (actor: Actor): number => mustHold(actor, 'MANAGE_MERCHANT');

/** Reads a member of the actor's team without a lock. @throws SignInNeeded, NotAllowed, MemberNotFound */
export const getMember = async (
  { memberships }: Readonly<{ memberships: Memberships }>,
  actor: Actor,
  userId: number,
): Promise<Membership> => {
  const merchantId = mustManageTeam(actor);
  return memberOf(await memberships.ofMerchant(merchantId), userId);
};

/** @throws MemberNotFound */
export const memberOf = (members: readonly Membership[], userId: number): Membership => {
  const member = members.find((one) => one.userId === userId);
  if (member === undefined) throw new MemberNotFound();
  return member;
};

/**
 * Refuses to take the role OWNER from the last member who has it and can sign in. The members are locked.
 * @throws LastOwner
 */
export const mustKeepOwner = async (
  { users }: Readonly<{ users: Users }>,
  members: readonly Membership[],
  { userId, role }: Membership,
): Promise<void> => {
  if (role !== 'OWNER') return;
  const owners = members.filter((member) => member.role === 'OWNER' && member.userId !== userId);
  for (const owner of owners) if ((await users.find({ id: owner.userId }))?.isActive === true) return;
  throw new LastOwner();
};

/** The role of the caller may have changed while the members were locked by another transaction. @throws NotAllowed */
export const mustStillManage = (actor: Actor, members: readonly Membership[]): void => {
  if (actor.kind !== 'user') return;
  const role = members.find(({ userId }) => userId === actor.userId)?.role;
  if (!roleHolds(role, 'MANAGE_MERCHANT')) throw new NotAllowed();
};
