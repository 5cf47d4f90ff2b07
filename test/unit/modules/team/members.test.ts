import { beforeEach, describe, expect, test } from 'vitest';
import { defaultRefundLimit } from '#contract/team/team.ts';
import type { SignedIn } from '#kernel/actor.ts';
import { InvalidFields, NotAllowed } from '#kernel/failure.ts';
import { merchantRoles } from '#kernel/merchant-role.ts';
import { ProofNeeded } from '#kernel/recent-proof.ts';
import { MerchantSuspended } from '#modules/merchants/index.ts';
import { LastOwner, MemberNotFound } from '#modules/team/domain/failures.ts';
import { membersFixture, merchantId, otherMerchantId, type MembersFixture } from './members-fixture.ts';
import { merchant, now } from './team-fixture.ts';

let fixture: MembersFixture;
let vera: number;
let owner: SignedIn;
let ivan: number;
beforeEach(async () => {
  fixture = membersFixture();
  vera = await fixture.addMember('OWNER');
  owner = fixture.actorWith(vera, 'OWNER');
  ivan = await fixture.addMember('VIEWER');
});

const limitOfIvan = async () => (await fixture.membershipOf(ivan))?.refundLimitMinor;
const roleOf = async (id: number, at?: number) => (await fixture.membershipOf(id, at))?.role;

describe('ChangeMember', () => {
  test('an OWNER sets the role of a member, and the audit log of the merchant has both roles', async () => {
    await fixture.change(owner, ivan, { role: 'CASHIER' });
    expect(await roleOf(ivan)).toBe('CASHIER');
    expect(fixture.audited).toMatchObject([
      {
        actor: owner,
        action: 'team.member-role-changed',
        subject: { type: 'merchant', id: merchantId },
        data: { userId: ivan, from: 'VIEWER', to: 'CASHIER' },
      },
    ]);
    await fixture.change(owner, ivan, { role: 'CASHIER' });
    expect(fixture.audited).toHaveLength(1);
  });

  test('a MANAGER has a refund limit of 200 EUR unless the OWNER sets another', async () => {
    await fixture.change(owner, ivan, { role: 'MANAGER' });
    expect(await limitOfIvan()).toBe(defaultRefundLimit * 100);
    await fixture.change(owner, ivan, { role: 'MANAGER', refundLimit: 19.99 });
    expect(await limitOfIvan()).toBe(1999);
    await fixture.change(owner, ivan, { role: 'VIEWER', refundLimit: null });
    expect(await limitOfIvan()).toBeNull();
  });

  test('a refund limit is refused for all roles but MANAGER', async () => {
    for (const role of merchantRoles.filter((one) => one !== 'MANAGER')) {
      const refusal = await fixture
        .change(owner, ivan, { role, refundLimit: 5 })
        .catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(InvalidFields);
      expect((refusal as InvalidFields).fields).toEqual([
        { field: 'refundLimit', code: 'fields.refund-limit-of-manager' },
      ]);
    }
    expect(await roleOf(ivan)).toBe('VIEWER');
  });

  test('the last OWNER cannot be demoted, one of two can', async () => {
    await expect(fixture.change(owner, vera, { role: 'MANAGER' })).rejects.toThrow(LastOwner);
    await fixture.change(owner, ivan, { role: 'OWNER' });
    await fixture.change(owner, vera, { role: 'MANAGER' });
    expect(await roleOf(vera)).toBe('MANAGER');
  });

  test('an OWNER who cannot sign in does not count as one', async () => {
    await fixture.change(owner, ivan, { role: 'OWNER' });
    fixture.lockAccount(ivan);
    await expect(fixture.change(owner, vera, { role: 'VIEWER' })).rejects.toThrow(LastOwner);
  });
});

describe('RemoveMember', () => {
  test('an OWNER ends the membership of a member, who is mailed with the owners', async () => {
    await fixture.remove(owner, ivan);
    expect(await fixture.membershipOf(ivan)).toBeUndefined();
    expect(fixture.members.ended).toEqual([{ actor: owner, merchantId, userId: ivan, at: now }]);
    expect(fixture.enqueued.map(({ data }) => data)).toMatchObject(
      [ivan, vera].map((userId) => ({ userId, kind: 'MEMBER_REMOVED', personId: ivan })),
    );
  });

  test('the last OWNER cannot be removed', async () => {
    await expect(fixture.remove(owner, vera)).rejects.toThrow(LastOwner);
    expect(await roleOf(vera)).toBe('OWNER');
  });
});

describe('a change of a team', () => {
  /** The failures of a change and a removal of the member. */
  const failuresOf = async (actor: SignedIn, user: number): Promise<unknown[]> => {
    const attempts = [fixture.change(actor, user, { role: 'CASHIER' }), fixture.remove(actor, user)];
    const ends = await Promise.allSettled(attempts);
    return ends.map((end) => (end.status === 'rejected' ? (end.reason as Error).constructor : null));
  };
  const refusedAs = (failure: unknown): unknown[] => [failure, failure];

  test('is refused to all roles but OWNER', async () => {
    for (const role of merchantRoles.filter((one) => one !== 'OWNER'))
      expect(await failuresOf({ ...owner, merchantRole: role }, ivan)).toEqual(refusedAs(NotAllowed));
    expect(await failuresOf({ ...owner, merchantRole: null }, ivan)).toEqual(refusedAs(NotAllowed));
  });

  test('is refused to a caller whose own role changed meanwhile', async () => {
    const petar = fixture.actorWith(await fixture.addMember('VIEWER'), 'OWNER');
    expect(await failuresOf(petar, ivan)).toEqual(refusedAs(NotAllowed));
    expect(await roleOf(ivan)).toBe('VIEWER');
  });

  test('needs a recent proof', async () => {
    expect(await failuresOf({ ...owner, provedAt: new Date(now.getTime() - 15 * 60_000 - 1) }, ivan)).toEqual(
      refusedAs(ProofNeeded),
    );
  });

  test('is refused for a user who is no member, also one of another merchant’s team', async () => {
    const stranger = fixture.addUser();
    await fixture.join(stranger, 'VIEWER', otherMerchantId);
    expect(await failuresOf(owner, stranger)).toEqual(refusedAs(MemberNotFound));
    expect(await roleOf(stranger, otherMerchantId)).toBe('VIEWER');
  });

  test('is refused to a suspended merchant', async () => {
    fixture.directory.set(merchant(merchantId, { status: 'SUSPENDED' }));
    expect(await failuresOf(owner, ivan)).toEqual(refusedAs(MerchantSuspended));
  });
});
