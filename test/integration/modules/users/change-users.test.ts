import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#contract/users/users.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { createMerchantsFixture, register } from '#test/integration/modules/merchants/merchants-fixture.ts';
import { createUser, password, signIn } from './test-users.ts';
import type { Fixture } from './users-fixture.ts';

let fixture: Fixture;
let token: string;
let adminId: number;

beforeAll(async () => {
  fixture = await createMerchantsFixture();
  adminId = await createUser(fixture, { username: 'boss', role: 'ADMIN' });
  token = await signIn(fixture, 'boss');
});
afterAll(() => fixture.close());

let made = 0;
const form = (change: object = {}) => {
  made += 1;
  const username = `person-${made}`;
  return {
    username,
    email: `${username}@example.bg`,
    firstName: 'Вера',
    lastName: 'Илиева',
    role: 'SUPPORT',
    password: 'тайна 1',
    ...change,
  };
};
const post = (body: object) => fixture.ask<User & ErrorBody>('POST', '/users', { token, body });
const put = (id: number, body: object, by = token) =>
  fixture.ask<User & ErrorBody>('PUT', `/users/${id}`, { token: by, body });
const sessionStatus = async (session: string) =>
  (await fixture.ask('GET', '/auth/session', { token: session })).status;

describe('creating users', () => {
  test('a new user can sign in with the password of the form', async () => {
    const given = form();
    const { status, body } = await post(given);
    expect(status).toBe(201);
    const { password: _, ...shown } = given;
    expect(body).toMatchObject({ ...shown, status: 'ACTIVE', merchantId: null, lastLogin: null });
    await signIn(fixture, given.username, given.password);
  });

  test('a new user is a MERCHANT by default and acts for the open merchant of the form', async () => {
    const { id: merchantId } = await register(fixture);
    const { role: _, ...given } = form({ merchantId });
    expect((await post(given)).body).toMatchObject({ role: 'MERCHANT', merchantId });
    const session = await signIn(fixture, given.username, given.password);
    const own = await fixture.ask<{ id: number }>('GET', '/merchants/me', { token: session });
    expect(own.body.id).toBe(merchantId);
  });

  test.each([
    ['bg', 'Изберете търговеца'],
    ['en', 'Choose the merchant'],
  ])(
    'a MERCHANT without a merchant is not created, and the error (%s) names merchantId',
    async (language, message) => {
      const given = form({ role: 'MERCHANT' });
      const { status, body } = await fixture.ask('POST', '/users', { token, body: given, language });
      expect(status).toBe(422);
      expect(body.fields).toEqual({ merchantId: expect.stringContaining(message) as string });
      const { role: _, ...withoutRole } = form();
      expect(Object.keys((await post(withoutRole)).body.fields ?? {})).toEqual(['merchantId']);
      const twoFaults = await post({ ...form({ role: 'MERCHANT' }), password: '123' });
      expect(Object.keys(twoFaults.body.fields ?? {}).toSorted()).toEqual(['merchantId', 'password']);
      const { body: found } = await fixture.ask<User[]>('GET', `/users?search=${given.username}`, { token });
      expect(found).toEqual([]);
    },
  );

  test('a new user of staff gets no merchant, and a new MERCHANT none that is unknown or closed', async () => {
    const { id: merchantId } = await register(fixture);
    const asStaff = await post(form({ merchantId }));
    expect([asStaff.status, Object.keys(asStaff.body.fields ?? {})]).toEqual([422, ['merchantId']]);
    await fixture.database.rows('update merchants set closed_at = now() where id = :merchantId', {
      merchantId,
    });
    for (const unknown of [merchantId, 999_999]) {
      const { status, body } = await post(form({ role: 'MERCHANT', merchantId: unknown }));
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['merchantId']]);
    }
  });

  test('an invalid new user is refused with all problems at once', async () => {
    const { status, body } = await post({ email: 'no', password: '12345', role: 'ROOT' });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual([
      'email',
      'firstName',
      'lastName',
      'password',
      'role',
      'username',
    ]);
  });

  test('a new user cannot have the username or e-mail of another user', async () => {
    const first = form();
    await post(first);
    expect((await post(form({ username: first.username.toUpperCase() }))).body.code).toBe(
      'users.username-taken',
    );
    const { status, body } = await post(form({ email: first.email.toUpperCase() }));
    expect([status, body.code]).toEqual([409, 'users.e-mail-taken']);
  });
});

describe('updating users', () => {
  test('a changed user keeps password and sessions when the password of the form is empty', async () => {
    const given = form();
    const { id } = (await post(given)).body;
    const session = await signIn(fixture, given.username, given.password);
    for (const blank of ['', null, undefined]) {
      const changed = { ...given, firstName: `Нова-${String(blank)}`, password: blank };
      expect((await put(id, changed)).body.firstName).toBe(changed.firstName);
    }
    expect(await sessionStatus(session)).toBe(200);
    await signIn(fixture, given.username, given.password);
  });

  test('a changed user keeps the fields that the form does not have, whatever the body has', async () => {
    const given = form();
    const { id } = (await post(given)).body;
    const record = {
      ...given,
      password: '',
      id: 1,
      status: 'LOCKED',
      merchantId: 1,
      createdAt: 'x',
      lastLogin: 'x',
    };
    const { status, body } = await put(id, record);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 'ACTIVE', merchantId: null, role: 'SUPPORT' });
  });

  test('a user whose password is changed is signed out everywhere', async () => {
    const given = form();
    const { id } = (await post(given)).body;
    const session = await signIn(fixture, given.username, given.password);
    expect((await put(id, { ...given, password: 'друга тайна' })).status).toBe(200);
    expect(await sessionStatus(session)).toBe(401);
    await signIn(fixture, given.username, 'друга тайна');
    const [audit] = await fixture.database.rows<{ data: object }>(
      `select data from audit_log where action = 'user.changed' and subject_id = :id`,
      { id: String(id) },
    );
    expect(audit?.data).toEqual({ fields: ['password'] });
  });

  test('a user whose role is changed is signed out everywhere, and an accountant loses the assignments', async () => {
    const given = form({ role: 'ACCOUNTANT' });
    const { id } = (await post(given)).body;
    const { id: merchantId } = await register(fixture);
    await fixture.ask('PUT', `/users/${id}/merchants`, { token, body: { merchantIds: [merchantId] } });
    const session = await signIn(fixture, given.username, given.password);
    expect((await put(id, { ...given, password: '', role: 'SUPPORT' })).body.role).toBe('SUPPORT');
    expect(await sessionStatus(session)).toBe(401);
    await put(id, { ...given, password: '', role: 'ACCOUNTANT' });
    const { body } = await fixture.ask<{ merchantIds: number[] }>('GET', `/users/${id}`, { token });
    expect(body.merchantIds).toEqual([]);
  });

  test('a changed user cannot take the username or e-mail of another user', async () => {
    const [first, second] = [form(), form()];
    await post(first);
    const { id } = (await post(second)).body;
    expect((await put(id, { ...second, username: first.username })).body.code).toBe('users.username-taken');
    expect((await put(id, { ...second, email: first.email })).body.code).toBe('users.e-mail-taken');
  });

  test('a user of staff cannot become a MERCHANT', async () => {
    const given = form({ role: 'SUPPORT' });
    const { id } = (await post(given)).body;
    const { status, body } = await put(id, { ...given, role: 'MERCHANT' });
    expect([status, body.code]).toEqual([409, 'users.merchant-login-keeps-role']);
  });

  test('a user of a merchant keeps the role and needs no last name', async () => {
    const { email } = await register(fixture);
    const { body: users } = await fixture.ask<User[]>('GET', `/users?search=${email}`, { token });
    const account = users[0]!;
    expect(account.lastName).toBe('');
    expect((await put(account.id, { ...account, role: 'ADMIN' })).body.code).toBe(
      'users.merchant-login-keeps-role',
    );
    expect((await put(account.id, { ...account, firstName: 'Кафе' })).body).toMatchObject({
      firstName: 'Кафе',
      role: 'MERCHANT',
    });
  });

  test('an administrator’s own new password keeps the session in use, and the own role cannot be changed', async () => {
    const { body: me } = await fixture.ask<User>('GET', `/users/${adminId}`, { token });
    const [here, there] = [await signIn(fixture, 'boss'), await signIn(fixture, 'boss')];
    const { status, body } = await put(adminId, { ...me, role: 'SUPPORT' }, here);
    expect([status, body.code]).toEqual([409, 'users.own-account']);
    expect((await put(adminId, { ...me, password: 'нова тайна' }, here)).status).toBe(200);
    expect([await sessionStatus(here), await sessionStatus(there)]).toEqual([200, 401]);
    expect((await put(adminId, { ...me, password }, here)).status).toBe(200);
    token = here;
  });
});
