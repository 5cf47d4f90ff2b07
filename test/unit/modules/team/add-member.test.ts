import { beforeEach, expect, test } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import type { MerchantRole } from '#kernel/merchant-role.ts';
import { addMember } from '#modules/team/application/add-member.ts';
import { membersFixture, merchantId, type MembersFixture } from './members-fixture.ts';
import { now } from './team-fixture.ts';

let fixture: MembersFixture;
let userId: number;
beforeEach(() => {
  fixture = membersFixture();
  userId = fixture.addUser();
});

const add = (role: MerchantRole, refundLimitMinor: number | null = null) =>
  addMember(fixture, anonymous, {
    merchantId,
    userId,
    role,
    refundLimitMinor,
    createdAt: now,
    invitedBy: null,
    isBeyondPlan: false,
  });
const stored = () => fixture.members.all.map(({ role, refundLimitMinor }) => [role, refundLimitMinor]);

test('an added member is in the team and in its audit log', async () => {
  await add('CASHIER');
  expect(stored()).toEqual([['CASHIER', null]]);
  expect(fixture.audited).toEqual([
    {
      actor: anonymous,
      action: 'team.member-added',
      subject: { type: 'merchant', id: merchantId },
      data: { userId, role: 'CASHIER', refundLimitMinor: null },
    },
  ]);
});

test.each<[from: MerchantRole, to: MerchantRole, kept: MerchantRole]>([
  ['OWNER', 'VIEWER', 'OWNER'],
  ['VIEWER', 'CASHIER', 'CASHIER'],
  ['BOOKKEEPER', 'OWNER', 'OWNER'],
])('a member with the role %s who is invited as %s is %s afterwards', async (from, to, kept) => {
  for (const role of [from, to]) await add(role);
  expect(stored()).toEqual([[kept, null]]);
  const changed = ['team.member-added', 'team.member-role-changed'];
  expect(fixture.actions()).toEqual(from === kept ? ['team.member-added'] : changed);
});

test('a MANAGER who is invited again keeps the larger refund limit', async () => {
  for (const limit of [20_000, 30_000, 10_000]) await add('MANAGER', limit);
  expect(stored()).toEqual([['MANAGER', 30_000]]);
});
