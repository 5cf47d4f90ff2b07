import { beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '#kernel/actor.ts';
import { ManageTeamMembers } from '#modules/users/application/manage-team-members.ts';
import { NoMembership, UserNotFound } from '#modules/users/domain/failures.ts';
import type { UserRecord } from '#modules/users/domain/user.ts';
import { merchantId, otherMerchantId, teamFixture, type TeamFixture } from './team-fixture.ts';
import { now } from './users-fixture.ts';

let fixture: TeamFixture;
let members: ManageTeamMembers;
let owner: SignedIn;
let ivan: UserRecord;
beforeEach(async () => {
  fixture = teamFixture();
  members = new ManageTeamMembers(fixture);
  owner = await fixture.actorWith(await fixture.addMember('vera', 'OWNER'), 'OWNER');
  ivan = await fixture.addMember('ivan', 'VIEWER');
});

const add = ({ id: userId }: UserRecord) =>
  members.add({
    merchantId,
    userId,
    role: 'VIEWER',
    refundLimitMinor: null,
    createdAt: now,
    invitedBy: null,
    isBeyondPlan: false,
  });
const end = ({ id: userId }: UserRecord, at = merchantId) =>
  members.end({ actor: owner, merchantId: at, userId, at: now });
const merchantsOf = async ({ id }: UserRecord) =>
  (await fixture.memberships.ofUser(id)).map((membership) => membership.merchantId);

describe('the end of a membership', () => {
  test('a removed member loses the sessions for this merchant, and no other session', async () => {
    await fixture.join(ivan, 'OWNER', otherMerchantId);
    await fixture.openSession(ivan);
    await fixture.openSession({ ...ivan, merchantId: otherMerchantId });
    await end(ivan);
    expect(await merchantsOf(ivan)).toEqual([otherMerchantId]);
    expect(fixture.endsOf(ivan.id)).toEqual(['MEMBERSHIP_ENDED', null]);
    expect(fixture.merchantOf(ivan)).toBe(otherMerchantId);
    expect(fixture.entries).toMatchObject([
      {
        actor: owner,
        action: 'team.member-removed',
        subject: { type: 'merchant', id: merchantId },
        data: { userId: ivan.id },
      },
    ]);
  });

  test('a member who last worked for another merchant signs in for that one', async () => {
    const petar = await fixture.addUser('petar', { role: 'MERCHANT', merchantId: otherMerchantId });
    for (const at of [merchantId, otherMerchantId, 9]) await fixture.join(petar, 'VIEWER', at);
    await end(petar, 9);
    expect(fixture.merchantOf(petar)).toBe(otherMerchantId);
  });

  test('a member without another membership keeps the account and works for no merchant', async () => {
    await end(ivan);
    expect(fixture.recordOf(ivan.id)).toMatchObject({ role: 'MERCHANT', status: 'ACTIVE', merchantId: null });
  });
});

describe('a new membership', () => {
  test('a user without a merchant works for the one joined, and another user stays with the own one', async () => {
    const idle = await fixture.addUser('idle', { role: 'MERCHANT' });
    const busy = await fixture.addUser('busy', { role: 'MERCHANT', merchantId: otherMerchantId });
    for (const user of [idle, busy]) {
      await add(user);
      expect(await merchantsOf(user)).toEqual([merchantId]);
    }
    expect(fixture.merchantOf(idle)).toBe(merchantId);
    expect(fixture.merchantOf(busy)).toBe(otherMerchantId);
  });

  test('the team of a closed merchant is not locked for a new member', async () => {
    const idle = await fixture.addUser('idle', { role: 'MERCHANT' });
    fixture.merchants.close(merchantId);
    await expect(members.lockToAdd(merchantId, idle.id)).rejects.toThrow(NoMembership);
  });

  test('a team is not locked for an unknown user', async () => {
    await expect(members.lockToAdd(merchantId, 999)).rejects.toThrow(UserNotFound);
    await expect(members.lockToEnd(merchantId, 999)).rejects.toThrow(UserNotFound);
  });
});
