import type { Actor } from '#kernel/actor.ts';
import { NotAllowed } from '#kernel/failure.ts';
import { roleHolds } from '#kernel/merchant-rights.ts';
import type { Membership, TeamMembers, UserAccounts } from '#modules/users/index.ts';
import { LastOwner, MemberNotFound } from '../domain/failures.ts';
import { managedMerchantOf } from './policies.ts';

/** Reads a member of the actor's team without a lock. @throws SignInNeeded, NotAllowed, MemberNotFound */
export const getMember = async (
  { members }: Readonly<{ members: Pick<TeamMembers, 'ofMerchant'> }>,
  actor: Actor,
  userId: number,
): Promise<Membership> => memberOf(await members.ofMerchant(managedMerchantOf(actor)), userId);

/** @throws MemberNotFound */
export const memberOf = (team: readonly Membership[], userId: number): Membership => {
  const member = team.find((one) => one.userId === userId);
  if (member === undefined) throw new MemberNotFound();
  return member;
};

/**
 * Refuses to take the role OWNER from the last member who has it and can sign in. The team is locked.
 * @throws LastOwner
 */
export const mustKeepOwner = async (
  { accounts }: Readonly<{ accounts: Pick<UserAccounts, 'byId'> }>,
  team: readonly Membership[],
  { userId, role }: Membership,
): Promise<void> => {
  if (role !== 'OWNER') return;
  const owners = team.filter((member) => member.role === 'OWNER' && member.userId !== userId);
  for (const owner of owners) if ((await accounts.byId(owner.userId))?.status === 'ACTIVE') return;
  throw new LastOwner();
};

/** The role of the caller may have changed while another transaction had locked the team. @throws NotAllowed */
export const mustStillManage = (actor: Actor, team: readonly Membership[]): void => {
  if (actor.kind !== 'user') return;
  const own = team.find(({ userId }) => userId === actor.userId);
  if (own?.isBeyondPlan === true || !roleHolds(own?.role, 'MANAGE_MERCHANT')) throw new NotAllowed();
};
