import { afterAll, beforeEach, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#kernel/actor.ts';
import { AuditLog } from '#kernel/audit.ts';
import { Jobs } from '#kernel/jobs.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { User } from '#contract/users/users.ts';
import { resolve } from '#platform/di.ts';
import { cryptoRandom } from '#platform/random.ts';
import { ObjectionSessions } from '#src/modules/users/adapters/postgres/objection-sessions.ts';
import { ObjectionUsers } from '#src/modules/users/adapters/postgres/objection-users.ts';
import { DeleteUser } from '#src/modules/users/application/delete-user.ts';
import { LockUser } from '#src/modules/users/application/lock-user.ts';
import { UpdateUser } from '#src/modules/users/application/update-user.ts';
import { LastAdmin } from '#src/modules/users/domain/failures.ts';
import { createMerchantsFixture, register } from '#test/integration/modules/merchants/merchants-fixture.ts';
import { createUser, signIn } from './test-users.ts';
import type { Fixture } from './users-fixture.ts';

let fixture: Fixture;
let token: string;
let adminId: number;
beforeAll(async () => {
  fixture = await createMerchantsFixture();
  adminId = await createUser(fixture, { username: 'boss', role: 'ADMIN' });
});
beforeEach(async () => {
  token = await signIn(fixture, 'boss');
});
afterAll(() => fixture.close());

let made = 0;
const newUser = async (role: 'ADMIN' | 'SUPPORT' | 'ACCOUNTANT' = 'SUPPORT') => {
  made += 1;
  const username = `person-${made}`;
  return { id: await createUser(fixture, { username, role }), username };
};
const changeLock = (id: number, what: 'lock' | 'unlock', by = token) =>
  fixture.ask<User & ErrorBody>('POST', `/users/${id}/${what}`, { token: by });
const remove = (id: number, by = token) => fixture.ask('DELETE', `/users/${id}`, { token: by });
const sessionStatus = async (session: string) =>
  (await fixture.ask('GET', '/auth/session', { token: session })).status;

describe('locking', () => {
  test('a locked user is signed out at once and cannot sign in until unlocked', async () => {
    const { id, username } = await newUser();
    const session = await signIn(fixture, username);
    expect((await changeLock(id, 'lock')).body).toMatchObject({ id, status: 'LOCKED' });
    expect(await sessionStatus(session)).toBe(401);
    await expect(signIn(fixture, username)).rejects.toThrow('401');
    expect((await changeLock(id, 'unlock')).body).toMatchObject({ id, status: 'ACTIVE' });
    expect(await sessionStatus(session)).toBe(401);
    await signIn(fixture, username);
    const actions = await fixture.database.rows<{ action: string }>(
      `select action from audit_log where subject_type = 'user' and subject_id = :id order by id`,
      { id: String(id) },
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'user.created',
      'user.signed-in',
      'user.locked',
      'user.sign-in-refused',
      'user.unlocked',
      'user.signed-in',
    ]);
  });

  test('a lock has an optional reason, which the audit log keeps', async () => {
    const [first, second] = [await newUser(), await newUser()];
    await fixture.ask('POST', `/users/${first.id}/lock`, { token, body: { reason: 'Lost laptop' } });
    await changeLock(second.id, 'lock');
    const noted = await fixture.database.rows<{ data: object }>(
      `select data from audit_log where action = 'user.locked' and subject_id = any(:ids) order by id`,
      { ids: [String(first.id), String(second.id)] },
    );
    expect(noted.map(({ data }) => data)).toEqual([{ reason: 'Lost laptop' }, {}]);
  });

  test('a LOCKED user cannot be locked again, and a user who is not LOCKED cannot be unlocked', async () => {
    const { id } = await newUser();
    expect(await changeLock(id, 'unlock')).toMatchObject({
      status: 409,
      body: { from: 'ACTIVE', to: 'ACTIVE' },
    });
    await changeLock(id, 'lock');
    expect(await changeLock(id, 'lock')).toMatchObject({
      status: 409,
      body: { from: 'LOCKED', to: 'LOCKED' },
    });
  });

  test('SUPPORT unlocks users, except administrators', async () => {
    const { username } = await newUser('SUPPORT');
    const support = await signIn(fixture, username);
    const [accountant, admin] = [await newUser('ACCOUNTANT'), await newUser('ADMIN')];
    for (const { id } of [accountant, admin]) await changeLock(id, 'lock');
    expect((await changeLock(accountant.id, 'unlock', support)).status).toBe(200);
    expect((await changeLock(admin.id, 'unlock', support)).status).toBe(403);
    expect((await changeLock(admin.id, 'unlock')).status).toBe(200);
    await remove(admin.id);
  });

  test('the user of a closed merchant stays LOCKED', async () => {
    const { id: merchantId } = await register(fixture);
    const [account] = await fixture.database.rows<{ id: number }>(
      'select id from users where merchant_id = :merchantId',
      { merchantId },
    );
    await changeLock(account!.id, 'lock');
    await fixture.database.rows('update merchants set closed_at = now() where id = :merchantId', {
      merchantId,
    });
    expect((await changeLock(account!.id, 'unlock')).body.code).toBe('users.merchant-is-closed');
  });
});

describe('deleting', () => {
  test('a deleted user is gone with all sessions, and the username is free', async () => {
    const { id, username } = await newUser('ACCOUNTANT');
    const session = await signIn(fixture, username);
    expect((await remove(id)).status).toBe(204);
    expect(await sessionStatus(session)).toBe(401);
    expect((await remove(id)).status).toBe(404);
    await createUser(fixture, { username, role: 'SUPPORT' });
  });
});

test('an administrator ends all sessions of a user', async () => {
  const { id, username } = await newUser();
  const sessions = [await signIn(fixture, username), await signIn(fixture, username)];
  expect((await fixture.ask('DELETE', `/users/${id}/sessions`, { token })).status).toBe(204);
  for (const session of sessions) expect(await sessionStatus(session)).toBe(401);
  expect(await sessionStatus(token)).toBe(200);
});

describe('last active administrator', () => {
  const actorOf = (userId: number): Actor => ({
    kind: 'user',
    userId,
    username: '',
    role: 'ADMIN',
    merchantId: null,
    sessionId: '00000000-0000-4000-8000-000000000000',
    provedAt: fixture.clock.now(),
  });
  const operator: Actor = { kind: 'operator', name: 'root' };
  /** On the real repositories, without the identification of HTTP. */
  const useCases = () => {
    const deps = {
      ...fixture,
      users: new ObjectionUsers(fixture),
      sessions: new ObjectionSessions(fixture),
      passwords: fixture.hasher,
      policy: { level: 'basic', isListed: () => false } as const,
      jobs: resolve(fixture.container, Jobs),
      random: cryptoRandom,
      work: fixture.database,
      audit: resolve(fixture.container, AuditLog),
    };
    return { lock: new LockUser(deps), delete: new DeleteUser(deps), update: new UpdateUser(deps) };
  };
  const activeAdmins = async () =>
    (await fixture.database.rows(`select id from users where role = 'ADMIN' and status = 'ACTIVE'`)).length;

  test('the last active administrator and the own account cannot be locked, deleted or demoted', async () => {
    const { body: me } = await fixture.ask<User>('GET', `/users/${adminId}`, { token });
    for (const answer of [await changeLock(adminId, 'lock'), await remove(adminId)]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'users.own-account']);
    }
    expect(await activeAdmins()).toBe(1);
    const command = { actor: operator, userId: adminId };
    await expect(useCases().lock.execute(command)).rejects.toThrow(LastAdmin);
    await expect(useCases().delete.execute(command)).rejects.toThrow(LastAdmin);
    const demotion = { ...command, ...me, role: 'SUPPORT' as const, password: undefined };
    await expect(useCases().update.execute(demotion)).rejects.toThrow(LastAdmin);
    expect(await sessionStatus(token)).toBe(200);
  });

  test.each(['lock', 'delete', 'demote'] as const)(
    'one active administrator remains when two %s each other concurrently',
    async (what) => {
      const { database } = fixture;
      const does = (actor: Actor, { id, username }: { id: number; username: string }): Promise<unknown> => {
        if (what !== 'demote') return useCases()[what].execute({ actor, userId: id });
        const details = { username, email: `${username}@example.bg`, firstName: 'А', lastName: 'Б' };
        return useCases().update.execute({ actor, userId: id, role: 'SUPPORT', ...details });
      };
      for (let round = 0; round < 3; round += 1) {
        const [one, other] = [await newUser('ADMIN'), await newUser('ADMIN')];
        await database.rows(`update users set status = 'INACTIVE' where id = :adminId`, { adminId });
        const ends = await Promise.allSettled([does(actorOf(one.id), other), does(actorOf(other.id), one)]);
        expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
        expect(await activeAdmins()).toBe(1);
        await database.rows(`update users set status = 'ACTIVE' where id = :adminId`, { adminId });
        await database.rows('delete from users where id in (:one, :other)', { one: one.id, other: other.id });
      }
    },
  );
});
