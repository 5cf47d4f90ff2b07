import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OwnMembership } from '#contract/users/own-merchants.ts';
import { system } from '#kernel/actor.ts';
import { DeleteMerchant } from '#modules/merchants/application/delete-merchant.ts';
import { MerchantUserAccounts } from '#modules/users/index.ts';
import { IsSessionLive, Identify } from '#platform/http/identify.ts';
import { resolve } from '#platform/di.ts';
import { staff } from '#test/integration/modules/merchants/merchants-fixture.ts';
import { createTeamFixture } from '#test/integration/modules/team/team-fixture.ts';
import { addMember, addTeam, join, sessionStatus, type Member } from './team-steps.ts';
import { signIn } from './test-users.ts';
import type { Fixture } from './users-fixture.ts';

type OwnSession = Readonly<{ merchantId: number | null; merchantRole: string | null; code: string }>;

const actor = system('tests');

let fixture: Fixture;
let first: number;
let second: number;
let member: Member;
beforeAll(async () => {
  fixture = await createTeamFixture();
});
/** The member is VIEWER for the first merchant, where the session begins, and OWNER for the second. */
beforeEach(async () => {
  first = (await addTeam(fixture)).merchantId;
  second = (await addTeam(fixture)).merchantId;
  member = await addMember(fixture, first, 'VIEWER');
  await join(fixture, member.id, { merchantId: second, role: 'OWNER' });
});
afterAll(() => fixture.close());

const switchTo = (merchantId: number, { token }: Readonly<{ token: string }> = member) =>
  fixture.ask<OwnSession>('PUT', '/auth/session', { token, body: { merchantId } });
const session = async (token = member.token) =>
  (await fixture.ask<OwnSession>('GET', '/auth/session', { token })).body;
const teamStatus = async ({ token }: Readonly<{ token: string }> = member) =>
  (await fixture.ask('GET', '/merchants/me/team', { token })).status;
const listOwn = async (token = member.token) =>
  (await fixture.ask<OwnMembership[]>('GET', '/auth/merchants', { token })).body;

describe('switching between merchants', () => {
  test('a switch changes the rights at once and answers the session with them', async () => {
    expect(await teamStatus()).toBe(403);
    expect(await switchTo(second)).toMatchObject({
      status: 200,
      body: { merchantId: second, merchantRole: 'OWNER' },
    });
    expect(await session()).toMatchObject({ merchantId: second, merchantRole: 'OWNER' });
    expect(await teamStatus()).toBe(200);
    await switchTo(first);
    expect(await teamStatus()).toBe(403);
  });

  test('another tab with the same session acts for the new merchant, another session stays with its own', async () => {
    const tab = member.token;
    const elsewhere = await signIn(fixture, member.email);
    await switchTo(second);
    expect((await session(tab)).merchantId).toBe(second);
    expect((await session(elsewhere)).merchantId).toBe(first);
  });

  test('the next sign-in acts for the merchant last worked for', async () => {
    await switchTo(second);
    expect((await session(await signIn(fixture, member.email))).merchantId).toBe(second);
  });

  test('a switch to a foreign merchant is 404 and changes nothing', async () => {
    const foreign = await addTeam(fixture);
    for (const merchantId of [foreign.merchantId, 987_654])
      expect(await switchTo(merchantId)).toMatchObject({ status: 404, body: { code: 'team.no-membership' } });
    expect((await session()).merchantId).toBe(first);
  });

  test('users of other roles have no merchants and switch to none', async () => {
    const admin = await staff(fixture, 'ADMIN', `admin-${first}`);
    expect(await listOwn(admin)).toEqual([]);
    expect((await switchTo(first, { token: admin })).status).toBe(404);
  });

  test('a stream opened for one merchant ends when the session acts for another or the role changes', async () => {
    const before = await resolve(fixture.container, Identify)(member.token);
    const isLive = resolve(fixture.container, IsSessionLive);
    expect(await isLive(before!)).toBe(true);
    await switchTo(second);
    expect(await isLive(before!)).toBe(false);
    await switchTo(first);
    expect(await isLive(before!)).toBe(true);
    expect(await isLive({ ...before!, merchantRole: 'OWNER' })).toBe(false);
  });

  test('a user of a suspended merchant switches to another one', async () => {
    await fixture.database.rows(`update merchants set status = 'SUSPENDED' where id = :first`, { first });
    expect((await switchTo(second)).status).toBe(200);
  });
});

describe('own merchants', () => {
  test('the merchants of a user are listed by name with the role and the current one', async () => {
    const rename = (id: number, name: string) =>
      fixture.database.rows('update merchants set business_name = :name where id = :id', { id, name });
    await rename(first, 'Ягода');
    await rename(second, 'ателие');
    expect(await listOwn()).toEqual([
      { merchantId: second, businessName: 'ателие', role: 'OWNER', isCurrent: false },
      { merchantId: first, businessName: 'Ягода', role: 'VIEWER', isCurrent: true },
    ]);
  });

  test('a session without its membership is 401 even if the session itself has not ended', async () => {
    await fixture.database.rows('delete from memberships where user_id = :id', { id: member.id });
    expect(await sessionStatus(fixture, member)).toBe(401);
  });

  test('a closed merchant can neither be switched to nor listed', async () => {
    await fixture.database.rows('update merchants set closed_at = now() where id = :second', { second });
    expect((await listOwn()).map(({ merchantId }) => merchantId)).toEqual([first]);
    expect((await switchTo(second)).status).toBe(404);
  });
});

describe('the end of a merchant', () => {
  const accountOf = (id: number) =>
    fixture.database.rows('select status, merchant_id as "merchantId" from users where id = :id', { id });

  test('an erased merchant ends only the membership of a user who is in another team', async () => {
    const only = await addMember(fixture, first, 'CASHIER');
    await resolve(fixture.container, DeleteMerchant).execute({ actor, merchantId: first });
    expect(await accountOf(member.id)).toEqual([{ status: 'ACTIVE', merchantId: second }]);
    expect(await accountOf(only.id)).toEqual([]);
    expect(await sessionStatus(fixture, member)).toBe(401);
    expect((await session(await signIn(fixture, member.email))).merchantId).toBe(second);
  });

  test('a closed merchant ends only the membership of a user who is in another team', async () => {
    const only = await addMember(fixture, first, 'CASHIER');
    const elsewhere = { token: await signIn(fixture, member.email) };
    await switchTo(second, elsewhere);
    await resolve(fixture.container, MerchantUserAccounts).closeFor(first, actor);
    expect(await accountOf(only.id)).toEqual([{ status: 'INACTIVE', merchantId: first }]);
    expect(await accountOf(member.id)).toMatchObject([{ status: 'ACTIVE' }]);
    expect(await sessionStatus(fixture, member)).toBe(401);
    expect(await sessionStatus(fixture, elsewhere)).toBe(200);
  });
});
