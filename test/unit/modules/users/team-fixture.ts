import type { SignedIn } from '#kernel/actor.ts';
import type { MerchantRole } from '#kernel/merchant-role.ts';
import { SwitchMerchant } from '#modules/users/application/switch-merchant.ts';
import type { UserRecord } from '#modules/users/domain/user.ts';
import { now, usersFixture } from './users-fixture.ts';

/** The merchant of the tests and another one. */
export const merchantId = 7;
export const otherMerchantId = 8;

/** Teams of two open merchants on in-memory ports. */
export const teamFixture = () => {
  const fixture = usersFixture();
  fixture.merchants.open(merchantId, 'Ягода');
  fixture.merchants.open(otherMerchantId, 'Ателие');
  const join = async ({ id: userId }: UserRecord, role: MerchantRole, at = merchantId): Promise<void> => {
    const membership = {
      merchantId: at,
      userId,
      role,
      refundLimitMinor: null,
      createdAt: now,
      invitedBy: null,
      isBeyondPlan: false,
    };
    await fixture.memberships.save(membership);
  };
  return {
    ...fixture,
    join,
    /** Stores a user of the merchant's team. */
    addMember: async (username: string, role: MerchantRole): Promise<UserRecord> => {
      const user = await fixture.addUser(username, { role: 'MERCHANT', merchantId });
      await join(user, role);
      return user;
    },
    /** Opens a session with a recent proof that acts for the merchant. */
    actorWith: async (user: UserRecord, merchantRole: MerchantRole): Promise<SignedIn> => ({
      ...(await fixture.openSession(user)),
      merchantRole,
    }),
    merchantOf: ({ id }: UserRecord) => fixture.recordOf(id)?.merchantId,
    switchTo: (actor: SignedIn, at: number) => new SwitchMerchant(fixture).execute({ actor, merchantId: at }),
  };
};
export type TeamFixture = ReturnType<typeof teamFixture>;
