import type { SignedIn } from '#kernel/actor.ts';
import type { MerchantRole } from '#kernel/merchant-role.ts';
import { ChangeMember } from '#modules/team/application/change-member.ts';
import { LeaveMerchant } from '#modules/team/application/leave-merchant.ts';
import { RemoveMember } from '#modules/team/application/remove-member.ts';
import type { GivenRole } from '#modules/team/domain/given-role.ts';
import type { UserAccount } from '#modules/users/index.ts';
import { ownership } from '#modules/users/domain/membership.ts';
import { InMemoryMerchantDirectory } from '#test/fakes/in-memory-merchant-directory.ts';
import { InMemoryTeamMembers } from '#test/fakes/in-memory-team-members.ts';
import { recordedKernel } from '#test/fakes/recorded-kernel.ts';
import { account, merchant, now } from './team-fixture.ts';

/** The merchant of the tests and another one. */
export const merchantId = 1;
export const otherMerchantId = 2;

/** Members of the teams of two ACTIVE merchants on in-memory ports. */
export const membersFixture = () => {
  const kernel = recordedKernel(now);
  const directory = new InMemoryMerchantDirectory();
  for (const id of [merchantId, otherMerchantId]) directory.set(merchant(id));
  const members = new InMemoryTeamMembers();
  const people = new Map<number, UserAccount>();
  const accounts = {
    ofMerchant: async (at: number) => (await members.ofMerchant(at)).map(({ userId }) => people.get(userId)!),
    byId: async (id: number) => people.get(id) ?? null,
    ownersOf: async (at: number) =>
      (await members.ofMerchant(at)).filter(({ role }) => role === 'OWNER').map(({ userId }) => userId),
  };
  const planLimits = { mostOf: async () => members.most };
  const deps = { ...kernel, directory, members, accounts, planLimits };
  const join = (userId: number, role: MerchantRole, at = merchantId): Promise<void> =>
    members.add({ ...ownership(at, userId, now), role });
  const addUser = (): number => {
    const id = people.size + 1;
    people.set(id, account(id, 'MERCHANT', { merchantId }));
    return id;
  };
  return {
    ...deps,
    join,
    addUser,
    /** Stores a user of the merchant's team. */
    addMember: async (role: MerchantRole): Promise<number> => {
      const id = addUser();
      await join(id, role);
      return id;
    },
    lockAccount: (id: number) => people.set(id, { ...people.get(id)!, status: 'LOCKED' }),
    /** A session with a recent proof that acts for the merchant. */
    actorWith: (userId: number, merchantRole: MerchantRole): SignedIn => {
      const { username, role } = people.get(userId)!;
      const about = { username, role, merchantId, merchantRole, isEmailVerified: true };
      return { kind: 'user', userId, ...about, sessionId: 's', provedAt: now };
    },
    membershipOf: async (id: number, at = merchantId) =>
      (await members.ofMerchant(at)).find(({ userId }) => userId === id),
    change: (actor: SignedIn, userId: number, given: GivenRole) =>
      new ChangeMember(deps).execute({ actor, userId, ...given }),
    remove: (actor: SignedIn, userId: number) => new RemoveMember(deps).execute({ actor, userId }),
    leave: (actor: SignedIn, at = merchantId) => new LeaveMerchant(deps).execute({ actor, merchantId: at }),
  };
};
export type MembersFixture = ReturnType<typeof membersFixture>;
