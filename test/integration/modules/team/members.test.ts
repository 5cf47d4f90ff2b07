import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TeamMember } from '#contract/team/team.ts';
import type { Actor } from '#kernel/actor.ts';
import { AuditLog } from '#kernel/audit.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Random } from '#kernel/random.ts';
import { MerchantDirectory, PlanLimits } from '#modules/merchants/index.ts';
import { ChangeMember } from '#modules/team/application/change-member.ts';
import { LeaveMerchant } from '#modules/team/application/leave-merchant.ts';
import { RemoveMember } from '#modules/team/application/remove-member.ts';
import { TeamMembers, UserAccounts } from '#modules/users/index.ts';
import { resolve } from '#platform/di.ts';
import {
  addMember,
  addTeam,
  auditOf,
  join,
  sessionStatus,
  type Member,
} from '#test/integration/modules/users/team-steps.ts';
import { signIn } from '#test/integration/modules/users/test-users.ts';
import type { Fixture } from '#test/integration/modules/users/users-fixture.ts';
import { createTeamFixture } from './team-fixture.ts';

let fixture: Fixture;
let merchantId: number;
let owner: Member;
beforeAll(async () => {
  fixture = await createTeamFixture();
});
beforeEach(async () => {
  ({ merchantId, owner } = await addTeam(fixture));
});
afterAll(() => fixture.close());

const list = async ({ token }: Member) =>
  (await fixture.ask<TeamMember[]>('GET', '/merchants/me/team', { token })).body;
const change = ({ id }: Readonly<{ id: number }>, body: object, by = owner) =>
  fixture.ask<TeamMember & { code: string; fields: object }>('PUT', `/merchants/me/team/${id}`, {
    token: by.token,
    body,
  });
const remove = ({ id }: Readonly<{ id: number }>, by = owner) =>
  fixture.ask('DELETE', `/merchants/me/team/${id}`, { token: by.token });

describe('the team of a merchant', () => {
  test('is listed by role, owners first, with e-mail, names and last sign-in', async () => {
    const viewer = await addMember(fixture, merchantId, 'VIEWER');
    const manager = await addMember(fixture, merchantId, 'MANAGER');
    const second = await addMember(fixture, merchantId, 'OWNER');
    const stranger = await addTeam(fixture);
    const listed = await list(owner);
    expect(listed.map(({ userId, role }) => [userId, role])).toEqual([
      [second.id, 'OWNER'],
      [owner.id, 'OWNER'],
      [manager.id, 'MANAGER'],
      [viewer.id, 'VIEWER'],
    ]);
    expect(listed[1]).toMatchObject({ email: owner.email, isCaller: true, refundLimit: null });
    expect(listed[2]).toEqual({
      userId: manager.id,
      username: manager.email,
      email: manager.email,
      firstName: 'Мара',
      lastName: 'Петрова',
      role: 'MANAGER',
      refundLimit: 200,
      isCaller: false,
      isEmailRefused: false,
      createdAt: expect.any(String) as string,
      lastLogin: expect.any(String) as string,
    });
    expect((await list(stranger.owner)).map(({ userId }) => userId)).toEqual([stranger.owner.id]);
  });

  test('another role applies from the next request of the member, and the audit log has it', async () => {
    const member = await addMember(fixture, merchantId, 'VIEWER');
    expect((await fixture.ask('GET', '/merchants/me/team', { token: member.token })).status).toBe(403);
    expect(await change(member, { role: 'OWNER' })).toMatchObject({
      status: 200,
      body: { userId: member.id, role: 'OWNER' },
    });
    expect((await fixture.ask('GET', '/merchants/me/team', { token: member.token })).status).toBe(200);
    expect((await auditOf(fixture, merchantId)).at(-1)).toMatchObject({
      action: 'team.member-role-changed',
      data: { userId: member.id, from: 'VIEWER', to: 'OWNER' },
    });
  });

  test('the refund limit of a MANAGER is 200 EUR by default, and no other role has one', async () => {
    const member = await addMember(fixture, merchantId, 'VIEWER');
    expect((await change(member, { role: 'MANAGER' })).body.refundLimit).toBe(200);
    expect((await change(member, { role: 'MANAGER', refundLimit: 49.99 })).body.refundLimit).toBe(49.99);
    const refused = await change(member, { role: 'CASHIER', refundLimit: 5 });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['refundLimit']]);
    expect((await change(member, { role: 'CASHIER' })).body.refundLimit).toBeNull();
  });

  test('a session that acts for a merchant whose membership has just ended is 401 at the next request', async () => {
    const member = await addMember(fixture, merchantId, 'MANAGER');
    expect(await sessionStatus(fixture, member)).toBe(200);
    expect((await remove(member)).status).toBe(204);
    expect(await sessionStatus(fixture, member)).toBe(401);
    expect((await list(owner)).map(({ userId }) => userId)).toEqual([owner.id]);
    expect((await auditOf(fixture, merchantId)).at(-1)).toMatchObject({
      action: 'team.member-removed',
      data: { userId: member.id },
    });
  });

  test('a removed member keeps the sessions for another merchant', async () => {
    const elsewhere = await addTeam(fixture);
    const member = await addMember(fixture, elsewhere.merchantId, 'VIEWER');
    await join(fixture, member.id, { merchantId, role: 'CASHIER' });
    expect((await remove(member)).status).toBe(204);
    expect(await sessionStatus(fixture, member)).toBe(200);
  });

  test('a member of another merchant’s team, and an unknown user, are 404', async () => {
    const stranger = await addMember(fixture, (await addTeam(fixture)).merchantId, 'VIEWER');
    for (const user of [stranger, { id: 987_654 }]) {
      expect((await change(user, { role: 'VIEWER' })).status).toBe(404);
      expect((await change(user, { role: 'unknown' })).status).toBe(404);
      expect((await remove(user)).status).toBe(404);
    }
    expect(await sessionStatus(fixture, stranger)).toBe(200);
  });
});

describe('the last OWNER', () => {
  test('can neither be demoted nor removed nor leave', async () => {
    await addMember(fixture, merchantId, 'MANAGER');
    const leaving = await fixture.ask('DELETE', `/auth/merchants/${merchantId}`, { token: owner.token });
    for (const { status, body } of [await change(owner, { role: 'VIEWER' }), await remove(owner), leaving])
      expect([status, body.code]).toEqual([409, 'team.last-owner']);
    expect(await sessionStatus(fixture, owner)).toBe(200);
  });

  test('can leave after another member has become OWNER', async () => {
    const member = await addMember(fixture, merchantId, 'VIEWER');
    await change(member, { role: 'OWNER' });
    const { status } = await fixture.ask('DELETE', `/auth/merchants/${merchantId}`, { token: owner.token });
    expect(status).toBe(204);
    expect(await sessionStatus(fixture, owner)).toBe(401);
    expect((await list(member)).map(({ userId }) => userId)).toEqual([member.id]);
  });

  /** On the real components, without the identification of HTTP: both callers are owners when they ask. */
  const useCases = () => {
    const deps = {
      ...fixture,
      members: resolve(fixture.container, TeamMembers),
      directory: resolve(fixture.container, MerchantDirectory),
      work: fixture.database,
      audit: resolve(fixture.container, AuditLog),
      accounts: resolve(fixture.container, UserAccounts),
      jobs: resolve(fixture.container, Jobs),
      planLimits: resolve(fixture.container, PlanLimits),
      random: resolve(fixture.container, Random),
    };
    return { change: new ChangeMember(deps), remove: new RemoveMember(deps), leave: new LeaveMerchant(deps) };
  };
  const actorOf = ({ id: userId, email: username }: Member): Actor => ({
    kind: 'user',
    userId,
    username,
    role: 'MERCHANT',
    merchantId,
    merchantRole: 'OWNER',
    sessionId: '00000000-0000-4000-8000-000000000000',
    provedAt: fixture.clock.now(),
  });
  const does = (what: 'demote' | 'remove' | 'leave', by: Member, other: Member): Promise<unknown> => {
    const actor = actorOf(by);
    const { change: changing, remove: removing, leave } = useCases();
    if (what === 'demote') return changing.execute({ actor, userId: other.id, role: 'VIEWER' });
    if (what === 'remove') return removing.execute({ actor, userId: other.id });
    return leave.execute({ actor, merchantId });
  };

  test.each([
    ['demote each other', 'demote'],
    ['remove each other', 'remove'],
    ['leave', 'leave'],
  ] as const)('one OWNER remains when two owners %s at once', async (_, what) => {
    for (let round = 0; round < 3; round += 1) {
      const team = await addTeam(fixture);
      ({ merchantId } = team);
      const [one, other] = [team.owner, await addMember(fixture, merchantId, 'OWNER')];
      const ends = await Promise.allSettled([does(what, one, other), does(what, other, one)]);
      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const refused = ends.find((end) => end.status === 'rejected');
      expect(refused?.reason).toMatchObject({ code: 'team.last-owner' });
      const owners = await fixture.database.rows(
        `select user_id from memberships where merchant_id = :merchantId and role = 'OWNER'`,
        { merchantId },
      );
      expect(owners).toHaveLength(1);
    }
  });
});

describe('leaving a merchant', () => {
  const leave = (at: number, { token }: Readonly<{ token: string }>) =>
    fixture.ask('DELETE', `/auth/merchants/${at}`, { token });
  const session = async (token: string) =>
    (await fixture.ask<{ merchantId: number; merchantRole: string }>('GET', '/auth/session', { token })).body;

  test('a member who leaves has no session for the merchant any more and signs in to another one', async () => {
    const member = await addMember(fixture, merchantId, 'VIEWER');
    const other = (await addTeam(fixture)).merchantId;
    await join(fixture, member.id, { merchantId: other, role: 'OWNER' });
    expect((await leave(merchantId, member)).status).toBe(204);
    expect(await sessionStatus(fixture, member)).toBe(401);
    const token = await signIn(fixture, member.email);
    expect(await session(token)).toMatchObject({ merchantId: other, merchantRole: 'OWNER' });
    expect((await leave(merchantId, { token })).status).toBe(404);
  });

  test('a user without a membership signs in, has no merchant and is refused its calls with 403', async () => {
    const only = await addMember(fixture, merchantId, 'CASHIER');
    await leave(merchantId, only);
    const token = await signIn(fixture, only.email);
    expect(await session(token)).toMatchObject({ merchantId: null, merchantRole: null });
    expect((await fixture.ask('GET', '/auth/merchants', { token })).body).toEqual([]);
    for (const path of ['/merchants/me/team', '/merchants/me'])
      expect((await fixture.ask('GET', path, { token })).status).toBe(403);
  });
});
