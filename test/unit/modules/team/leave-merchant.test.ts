import { beforeEach, expect, test } from 'vitest';
import { anonymous, type SignedIn } from '#kernel/actor.ts';
import { NotAllowed, SecondFactorRequired, SignInNeeded } from '#kernel/failure.ts';
import { LastOwner } from '#modules/team/domain/failures.ts';
import { NoMembership } from '#modules/users/index.ts';
import { membersFixture, merchantId, otherMerchantId, type MembersFixture } from './members-fixture.ts';
import { now } from './team-fixture.ts';

let fixture: MembersFixture;
let vera: number;
let actor: SignedIn;
beforeEach(async () => {
  fixture = membersFixture();
  vera = await fixture.addMember('OWNER');
  await fixture.join(vera, 'VIEWER', otherMerchantId);
  actor = fixture.actorWith(vera, 'OWNER');
});

test('a member leaves a team, also one that the session does not act for, and its owners are mailed', async () => {
  const boss = await fixture.addMember('OWNER');
  await fixture.join(boss, 'OWNER', otherMerchantId);
  await fixture.leave({ ...actor, provedAt: new Date(0) }, otherMerchantId);
  expect(await fixture.membershipOf(vera, otherMerchantId)).toBeUndefined();
  expect(fixture.members.ended).toMatchObject([{ merchantId: otherMerchantId, userId: vera, at: now }]);
  expect(fixture.enqueued.map(({ data }) => data)).toMatchObject(
    [vera, boss].map((userId) => ({ userId, kind: 'MEMBER_REMOVED', personId: vera })),
  );
});

test('the last OWNER cannot leave, one of two can', async () => {
  await expect(fixture.leave(actor)).rejects.toThrow(LastOwner);
  await fixture.addMember('OWNER');
  await fixture.leave(actor);
  expect(await fixture.membershipOf(vera)).toBeUndefined();
});

test('a user who is no member cannot leave', async () => {
  await expect(fixture.leave(actor, 999)).rejects.toThrow(NoMembership);
});

test('leaving needs a session with its rights', async () => {
  const refused = [
    [anonymous as never, SignInNeeded],
    [{ ...actor, needsSecondFactor: true }, SecondFactorRequired],
    [{ ...actor, isViewing: true }, NotAllowed],
  ] as const;
  for (const [caller, failure] of refused)
    await expect(fixture.leave(caller, merchantId)).rejects.toThrow(failure);
  expect(fixture.members.ended).toEqual([]);
});
