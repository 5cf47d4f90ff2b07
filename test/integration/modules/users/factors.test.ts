import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserSession } from '#contract/users/sessions.ts';
import { SoftwareAuthenticator } from '#test/support/software-authenticator.ts';
import { addApp, addPasskey, complete, createAppUser, startSignIn } from './factor-steps.ts';
import { createUser, password, signIn } from './test-users.ts';
import { createFixture, type Fixture } from './users-fixture.ts';

let fixture: Fixture;
let made = 0;
beforeAll(async () => {
  fixture = await createFixture({ secondFactor: 'staff' });
});
afterAll(() => fixture.close());

const nameOf = (): string => `factors-${(made += 1)}`;
const newUser = async (role: 'ACCOUNTANT' | 'ADMIN' | 'SUPPORT' = 'ACCOUNTANT') => {
  const username = nameOf();
  const id = await createUser(fixture, { username, role });
  return { id, username, token: await signIn(fixture, username) };
};
const newAppUser = (role: 'ACCOUNTANT' | 'ADMIN' | 'SUPPORT' = 'ACCOUNTANT') =>
  createAppUser(fixture, { username: nameOf(), role });
type Mail = Readonly<{ kind: string; userId: number; device: string | null; address: string | null }>;
const mailsTo = ({ id }: Readonly<{ id: number }>): string[] =>
  fixture.enqueued
    .filter(({ name }) => name === 'users.security-mail')
    .map(({ data }) => data as Mail)
    .filter(({ userId }) => userId === id)
    .map(({ kind }) => kind);

describe('setting up an authenticator app', () => {
  test('an app counts once its first code confirms it, and brings ten recovery codes', async () => {
    const { token, username } = await newUser();
    const { status, body } = await fixture.ask<{ id: number; secret: string; url: string }>(
      'POST',
      '/auth/factors/totp',
      { token },
    );
    expect([status, body.url.startsWith('otpauth://totp/Plateno:')]).toEqual([201, true]);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const empty = await fixture.ask('GET', '/auth/factors', { token });
    expect(empty.body).toEqual({ factors: [], recoveryCodesLeft: 0, isRequired: false });
    expect(await signIn(fixture, username)).toBeTruthy();
    const wrong = await fixture.ask('POST', `/auth/factors/totp/${body.id}`, {
      token,
      body: { code: '000000', name: 'Телефон' },
    });
    expect([wrong.status, wrong.body.fields]).toEqual([
      422,
      { code: 'The code is wrong or was used before.' },
    ]);
    const app = await addApp(fixture, token);
    expect(new Set(app.recoveryCodes).size).toBe(10);
    const listed = await fixture.ask<{ factors: object[] }>('GET', '/auth/factors', { token });
    expect(listed.body).toMatchObject({
      factors: [{ id: app.factorId, kind: 'TOTP', name: 'Телефон', lastUsedAt: null, isBackedUp: false }],
      recoveryCodesLeft: 10,
    });
  });

  test('a new secret ends the unconfirmed one, and a secret waits fifteen minutes', async () => {
    const { token } = await newUser();
    const start = async () =>
      (await fixture.ask<{ id: number }>('POST', '/auth/factors/totp', { token })).body.id;
    const confirm = (id: number) =>
      fixture.ask('POST', `/auth/factors/totp/${id}`, { token, body: { code: '000000', name: 'Т' } });
    const first = await start();
    const second = await start();
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([404, 422]);
    fixture.clock.advance(16);
    expect((await confirm(second)).status).toBe(404);
  });

  test('the secret and the recovery codes are not in the database', async () => {
    const { token, id } = await newUser();
    const { body } = await fixture.ask<{ secret: string }>('POST', '/auth/factors/totp', { token });
    const { recoveryCodes } = await addApp(fixture, token);
    const rows = await fixture.database.rows<object>(
      `select f.*, c.* from second_factors f join recovery_codes c using (user_id) where user_id = :id`,
      { id },
    );
    expect(JSON.stringify(rows)).not.toContain(body.secret);
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('recent proof', () => {
  test('factors and recovery codes need a recent proof; a code or the password gives one', async () => {
    const maria = await newAppUser();
    const { token } = maria;
    fixture.clock.advance(16);
    for (const [method, path] of [
      ['POST', '/auth/factors/totp'],
      ['POST', '/auth/factors/passkeys/options'],
      ['DELETE', `/auth/factors/${maria.factorId}`],
      ['POST', '/auth/recovery-codes'],
    ] as const) {
      const refused = await fixture.ask(method, path, { token });
      expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'access.proof-needed']);
    }
    const wrong = await fixture.ask('POST', '/auth/prove/code', { token, body: { code: '000000' } });
    expect(wrong.status).toBe(422);
    const proved = await fixture.ask('POST', '/auth/prove/code', { token, body: { code: maria.codeIn(0) } });
    expect(proved.status).toBe(200);
    const renewed = await fixture.ask<{ recoveryCodes: string[] }>('POST', '/auth/recovery-codes', { token });
    expect(new Set([...renewed.body.recoveryCodes, ...maria.recoveryCodes]).size).toBe(20);
    fixture.clock.advance(16);
    expect((await fixture.ask('POST', '/auth/prove', { token, body: { password } })).status).toBe(200);
    expect((await fixture.ask('POST', '/auth/factors/totp', { token })).status).toBe(201);
    expect(mailsTo(maria)).toEqual(['FACTOR_ADDED', 'CODES_RENEWED']);
  });

  test('earlier recovery codes end when new ones are made', async () => {
    const maria = await newAppUser();
    await fixture.ask('POST', '/auth/recovery-codes', maria);
    const { challenge } = (await startSignIn(fixture, maria.username)).body;
    expect((await complete(fixture, challenge, maria.recoveryCodes[0]!)).status).toBe(401);
  });
});

describe('removing a factor', () => {
  test('the last factor of a user who may be without is removed with the recovery codes', async () => {
    const maria = await newAppUser();
    const { token } = maria;
    const path = `/auth/factors/${maria.factorId}`;
    expect((await fixture.ask('DELETE', path, { token })).status).toBe(204);
    const { body } = await fixture.ask('GET', '/auth/factors', { token });
    expect(body).toEqual({ factors: [], recoveryCodesLeft: 0, isRequired: false });
    expect(await signIn(fixture, maria.username)).toBeTruthy();
    expect((await fixture.ask('DELETE', path, { token })).status).toBe(404);
    expect(mailsTo(maria)).toEqual(['FACTOR_ADDED', 'FACTOR_REMOVED']);
  });

  test('the last factor of staff stays until there is another', async () => {
    const support = await newAppUser('SUPPORT');
    const { token } = support;
    const path = `/auth/factors/${support.factorId}`;
    const refused = await fixture.ask('DELETE', path, { token });
    expect([refused.status, refused.body.code]).toEqual([409, 'users.last-factor']);
    await addPasskey(fixture, token, new SoftwareAuthenticator());
    expect((await fixture.ask('DELETE', path, { token })).status).toBe(204);
  });

  test('of two removals at once that leave staff without a factor one is refused', async () => {
    const support = await newAppUser('SUPPORT');
    const { token } = support;
    await addPasskey(fixture, token, new SoftwareAuthenticator());
    const { body } = await fixture.ask<{ factors: { id: number }[] }>('GET', '/auth/factors', { token });
    const removals = body.factors.map(({ id }) => fixture.ask('DELETE', `/auth/factors/${id}`, { token }));
    const statuses = (await Promise.all(removals)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([204, 409]));
  });

  test('a factor of another user is not found', async () => {
    const [maria, ivan] = [await newAppUser(), await newAppUser()];
    const refused = await fixture.ask('DELETE', `/auth/factors/${maria.factorId}`, { token: ivan.token });
    expect(refused.status).toBe(404);
  });
});

describe('a required factor', () => {
  test('setting one up gives the session its rights and ends those that the password alone had opened', async () => {
    const { token, username } = await newUser('ADMIN');
    const other = await signIn(fixture, username);
    const refused = await fixture.ask('GET', '/users', { token });
    expect([refused.status, refused.body.code]).toEqual([403, 'access.second-factor-required']);
    expect((await fixture.ask('GET', '/auth/session', { token })).body).toMatchObject({
      needsSecondFactor: true,
    });
    await addApp(fixture, token);
    expect((await fixture.ask('GET', '/users', { token })).status).toBe(200);
    expect((await fixture.ask('GET', '/auth/session', { token })).body).toMatchObject({
      needsSecondFactor: false,
    });
    expect((await fixture.ask('GET', '/auth/session', { token: other })).status).toBe(401);
  });

  test('a user who may be without a factor has a session with all rights', async () => {
    const { token } = await newUser();
    expect((await fixture.ask('GET', '/auth/sessions', { token })).status).toBe(200);
  });
});

describe('what an administrator does', () => {
  test('the factors of a user are listed for an administrator without secrets', async () => {
    const [admin, maria] = [await newAppUser('ADMIN'), await newAppUser()];
    const path = `/users/${maria.id}/factors`;
    const { status, body } = await fixture.ask<object>('GET', path, admin);
    expect(status).toBe(200);
    const factor = { id: maria.factorId, kind: 'TOTP', isBackedUp: false, lastUsedAt: null };
    expect(body).toMatchObject({ factors: [factor], recoveryCodesLeft: 10, isRequired: false });
    expect(JSON.stringify(body)).not.toMatch(/secret|hash/i);
    expect((await fixture.ask('GET', path, { token: maria.token })).status).toBe(403);
    expect((await fixture.ask('GET', '/users/999999/factors', admin)).status).toBe(404);
  });

  test('resetting the factors of a user removes them, ends the sessions and mails the user once', async () => {
    const [admin, maria] = [await newAppUser('ADMIN'), await newAppUser()];
    const reset = () => fixture.ask('DELETE', `/users/${maria.id}/factors`, { token: admin.token });
    expect((await reset()).status).toBe(204);
    expect((await fixture.ask('GET', '/auth/session', maria)).status).toBe(401);
    const token = await signIn(fixture, maria.username);
    expect((await reset()).status).toBe(204);
    expect((await fixture.ask('GET', '/auth/session', { token })).status).toBe(200);
    expect(mailsTo(maria)).toEqual(['FACTOR_ADDED', 'FACTORS_RESET']);
    const entries = await fixture.database.rows(
      `select actor, data from audit_log where action = 'user.factors-reset' and subject_id = :id`,
      { id: String(maria.id) },
    );
    expect(entries).toEqual([{ actor: `user:${admin.id}`, data: { kinds: ['TOTP'] } }]);
    fixture.clock.advance(16);
    expect((await reset()).body.code).toBe('access.proof-needed');
  });

  test('live sessions of a user are listed with device and address, and one is ended', async () => {
    const [admin, maria] = [await newAppUser('ADMIN'), await newUser()];
    await fixture.ask('POST', '/auth/login', {
      body: { username: maria.username, password },
      from: '203.0.113.7',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    const path = `/users/${maria.id}/sessions`;
    const { body } = await fixture.ask<UserSession[]>('GET', path, admin);
    expect(body).toHaveLength(2);
    const there = body.find(({ address }) => address === '203.0.113.7')!;
    expect(there.device).toBe('Firefox · Linux');
    const end = () => fixture.ask('DELETE', `${path}/${there.id}`, { token: admin.token });
    expect([(await end()).status, (await end()).status]).toEqual([204, 404]);
    expect((await fixture.ask<UserSession[]>('GET', path, admin)).body).toHaveLength(1);
    const foreign = await fixture.ask('DELETE', `/users/${admin.id}/sessions/${body[0]!.id}`, admin);
    expect(foreign.status).toBe(404);
    expect((await fixture.ask('GET', '/users/999999/sessions', admin)).status).toBe(404);
  });
});

describe('security mails', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  test('a pair of browser family and network that was never seen is mailed, the first one is not', async () => {
    const username = nameOf();
    const id = await createUser(fixture, { username, role: 'ACCOUNTANT' });
    const from = async (userAgent: string, ip: string): Promise<void> => {
      await fixture.ask('POST', '/auth/login', { body: { username, password }, from: ip, userAgent });
    };
    await from(chrome, '203.0.113.7');
    await from(chrome.replace('140.0', '141.0'), '203.0.113.7');
    expect(mailsTo({ id })).toEqual([]);
    await from(firefox, '203.0.113.7');
    await from(chrome, '198.51.100.7');
    await from(firefox, '203.0.113.7');
    expect(mailsTo({ id })).toEqual(['NEW_DEVICE', 'NEW_DEVICE']);
    const { data } = fixture.enqueued.findLast(({ name }) => name === 'users.security-mail')!;
    expect(data).toMatchObject({ device: 'Chrome · Windows', address: '198.51.100.7' });
  });

  test('a changed password and a lock are mailed, and only the own change names a device', async () => {
    const [admin, maria] = [await newAppUser('ADMIN'), await newUser()];
    await fixture.ask('PUT', '/auth/password', {
      token: maria.token,
      body: { currentPassword: password, newPassword: 'Друга парола 2' },
      from: '203.0.113.7',
    });
    await fixture.ask('POST', `/users/${maria.id}/lock`, { token: admin.token, body: {} });
    expect(mailsTo(maria)).toEqual(['PASSWORD_CHANGED', 'ACCOUNT_LOCKED']);
    const addresses = fixture.enqueued
      .map(({ data }) => data as Mail)
      .filter(({ userId }) => userId === maria.id)
      .map(({ address }) => address);
    expect(addresses).toEqual(['203.0.113.7', null]);
  });
});
