import { beforeEach, expect, test } from 'vitest';
import { NotAllowed } from '#kernel/failure.ts';
import { divideByPlan } from '#modules/team/application/keep-within-plan.ts';
import { dividedByPlan } from '#modules/team/domain/beyond-plan.ts';
import { ownership } from '#modules/users/domain/membership.ts';
import { membersFixture, merchantId, type MembersFixture } from './members-fixture.ts';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 1, hour));
const beyondOf = (team: Parameters<typeof dividedByPlan>[0], most: number, active = [1, 2, 3, 4]): number[] =>
  dividedByPlan(team, { most, active: new Set(active) })
    .filter(({ isBeyondPlan }) => isBeyondPlan)
    .map(({ userId }) => userId);
const cashier = (userId: number, hour: number) =>
  ({ ...ownership(1, userId, at(hour)), role: 'CASHIER' }) as const;

test('within the plan are owners first, then the members who joined first', () => {
  const team = [cashier(1, 1), cashier(2, 2), ownership(1, 3, at(3)), cashier(4, 0)];
  expect(beyondOf(team, 2)).toEqual([1, 2]);
  expect(beyondOf(team, 4)).toEqual([]);
});

test('of owners those who can sign in are within the plan: one can always choose a larger one', () => {
  const team = [ownership(1, 1, at(1)), ownership(1, 2, at(2)), ownership(1, 3, at(3))];
  expect(beyondOf(team, 1)).toEqual([2, 3]);
  expect(beyondOf(team, 1, [3])).toEqual([1, 2]);
});

let fixture: MembersFixture;
let ids: readonly number[];
beforeEach(async () => {
  fixture = membersFixture();
  ids = [
    await fixture.addMember('OWNER'),
    await fixture.addMember('CASHIER'),
    await fixture.addMember('OWNER'),
  ];
});
const beyond = () =>
  fixture.members.all.filter(({ isBeyondPlan }) => isBeyondPlan).map(({ userId }) => userId);

test('a smaller plan takes the rights of who is beyond it, and a larger one gives them back', async () => {
  fixture.members.most = 2;
  await divideByPlan(fixture, merchantId);
  expect(beyond()).toEqual([ids[1]]);
  fixture.members.most = 5;
  await divideByPlan(fixture, merchantId);
  expect(beyond()).toEqual([]);
});

test('who leaves gives the place to a member beyond the plan', async () => {
  fixture.members.most = 2;
  await divideByPlan(fixture, merchantId);
  await fixture.leave(fixture.actorWith(ids[2]!, 'OWNER'));
  expect(beyond()).toEqual([]);
});

test('another owner takes the place of the member who joined last', async () => {
  const fourth = await fixture.addMember('VIEWER');
  fixture.members.most = 3;
  await divideByPlan(fixture, merchantId);
  expect(beyond()).toEqual([fourth]);
  await fixture.change(fixture.actorWith(ids[0]!, 'OWNER'), fourth, { role: 'OWNER' });
  expect(beyond()).toEqual([ids[1]]);
});

test('a team that had more members before there were limits keeps all of them when one changes', async () => {
  fixture.members.most = 1;
  await fixture.change(fixture.actorWith(ids[0]!, 'OWNER'), ids[1]!, { role: 'VIEWER' });
  expect(beyond()).toEqual([]);
});

test('an owner beyond the plan, whose session is older than that, manages no one', async () => {
  fixture.members.most = 1;
  await divideByPlan(fixture, merchantId);
  await expect(fixture.remove(fixture.actorWith(ids[2]!, 'OWNER'), ids[1]!)).rejects.toThrow(NotAllowed);
});
