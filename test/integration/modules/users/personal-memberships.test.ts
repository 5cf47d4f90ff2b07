import { afterAll, beforeAll, expect, test } from 'vitest';
import { system } from '#kernel/actor.ts';
import type { DataSubject } from '#kernel/personal-data.ts';
import { createMerchantsFixture } from '#test/integration/modules/merchants/merchants-fixture.ts';
import { addMember, addTeam, join } from './team-steps.ts';
import type { Fixture } from './users-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createMerchantsFixture();
});
afterAll(() => fixture.close());

/** The provider of the module users. */
const provider = () => fixture.contributions.personalData.find(({ kinds }) => kinds.includes('memberships'))!;
const find = async (subject: DataSubject, wanted: string) =>
  (await provider().find(subject)).find(({ kind }) => kind === wanted)?.rows;

test('the personal data of a user have all memberships, also by e-mail', async () => {
  const [first, second] = [await addTeam(fixture), await addTeam(fixture)];
  const { id, email } = await addMember(fixture, first.merchantId, 'VIEWER');
  await join(fixture, id, { merchantId: second.merchantId, role: 'MANAGER' });
  const expected = [
    { merchant_id: first.merchantId, role: 'VIEWER', refund_limit_minor: null },
    { merchant_id: second.merchantId, role: 'MANAGER', refund_limit_minor: 20_000 },
  ];
  expect(await find({ kind: 'user', userId: id }, 'memberships')).toMatchObject(expected);
  expect(await find({ kind: 'email', email }, 'memberships')).toMatchObject(expected);
});

test('an erased user has no memberships any more', async () => {
  const { merchantId } = await addTeam(fixture);
  const { id: userId } = await addMember(fixture, merchantId, 'VIEWER');
  const erased = await provider().erase({ kind: 'user', userId }, system('tests'), []);
  expect(erased).toContainEqual({ kind: 'memberships', erased: 1, kept: 0, ground: null });
  expect(await find({ kind: 'user', userId }, 'memberships')).toEqual([]);
});

test('an erased merchant keeps the account of a member of another team, without the membership', async () => {
  const [erasedTeam, other] = [await addTeam(fixture), await addTeam(fixture)];
  const { merchantId, owner } = erasedTeam;
  const member = await addMember(fixture, other.merchantId, 'VIEWER');
  await join(fixture, member.id, { merchantId, role: 'CASHIER' });
  const subject = { kind: 'merchant', merchantId } as const;
  expect((await find(subject, 'accounts'))?.map(({ id }) => id)).toEqual([owner.id, member.id]);
  // Sessions of a member of another team belong to the person alone.
  expect(await find(subject, 'sessions')).toHaveLength(1);
  expect(await provider().erase(subject, system('tests'), [])).toMatchObject([
    { kind: 'accounts', erased: 1, kept: 1, ground: 'named-apart' },
    { kind: 'memberships', erased: 2, kept: 0, ground: null },
    { kind: 'sessions', erased: 1, kept: 0, ground: null },
    { kind: 'account-mails' },
    { kind: 'second-factors' },
  ]);
  expect(await find({ kind: 'user', userId: owner.id }, 'accounts')).toEqual([]);
  expect(await find({ kind: 'user', userId: member.id }, 'memberships')).toMatchObject([
    { merchant_id: other.merchantId },
  ]);
});
