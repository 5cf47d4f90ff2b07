import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '#contract/users/users.ts';
import { createFixture, type Fixture } from './users-fixture.ts';
import { createUser, password, signIn } from './test-users.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.close());

const login = (username: string, given: string, language = 'en') =>
  fixture.ask<Session & { message?: string }>('POST', '/auth/login', {
    body: { username, password: given },
    language,
  });

const setStatus = (username: string, status: string) =>
  fixture.database.rows('update users set status = :status where username = :username', { status, username });

describe('sign-in', () => {
  test('a sign-in by username or e-mail in any case opens a session of eight hours', async () => {
    await createUser(fixture, { username: 'Mara', role: 'SUPPORT' });
    for (const name of ['Mara', 'mara', 'MARA@example.bg']) {
      const { status, body } = await login(name, password);
      expect(status).toBe(200);
      expect(body).toMatchObject({ username: 'Mara', role: 'SUPPORT' });
      const hours = (Date.parse(body.expiresAt) - Date.now()) / 3_600_000;
      expect(Math.round(hours)).toBe(8);
    }
    const who = await fixture.ask('GET', '/auth/session', { token: await signIn(fixture, 'mara') });
    expect(who.body).toEqual({
      userId: expect.any(Number) as number,
      username: 'Mara',
      email: 'Mara@example.bg',
      isEmailVerified: true,
      isPasswordTemporary: false,
      needsSecondFactor: false,
      role: 'SUPPORT',
      firstName: 'Мара',
      lastName: 'Петрова',
      merchantId: null,
      merchantRole: null,
    });
  });

  test('a refused sign-in has the same response for every reason', async () => {
    for (const status of ['LOCKED', 'INACTIVE', 'PENDING']) {
      await createUser(fixture, { username: `is-${status}`, role: 'SUPPORT' });
      await setStatus(`is-${status}`, status);
    }
    await createUser(fixture, { username: 'is-active', role: 'SUPPORT' });
    const answers = [
      await login('is-active', 'another password'),
      await login('unknown', password),
      await login('is-LOCKED', password),
      await login('is-INACTIVE', password),
      await login('is-PENDING', password),
      await login("' or 1=1 --", password),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual({
        code: 'users.bad-credentials',
        message: 'Invalid credentials',
        requestId: expect.any(String) as string,
      });
    }
    expect((await login('unknown', password, 'bg')).body.message).toBe(
      'Грешен имейл или парола. Опитайте пак.',
    );
  });

  test('a sign-in needs a username and a password', async () => {
    const { status, body } = await fixture.ask('POST', '/auth/login', { body: { username: ' ' } });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(['username', 'password']);
  });

  test('a sign-in compares the password as typed: spaces and characters beyond the fortieth count', async () => {
    const long = 'жаба'.repeat(15);
    await createUser(fixture, { username: 'long', role: 'SUPPORT', password: long });
    await createUser(fixture, { username: 'blanks', role: 'SUPPORT', password: '  six  ' });
    expect((await login('long', long)).status).toBe(200);
    expect((await login('long', `${long.slice(0, -1)}ш`)).status).toBe(401);
    expect((await login('blanks', '  six  ')).status).toBe(200);
    expect((await login('blanks', 'six')).status).toBe(401);
  });

  test('a sign-in accepts another Unicode normal form of the same password', async () => {
    await createUser(fixture, { username: 'composed', role: 'SUPPORT', password: 'чайник\u0439' });
    expect((await login('composed', 'чаи\u0306ник\u0438\u0306')).status).toBe(200);
  });

  test('a sign-in rehashes a password whose hash has a lower cost', async () => {
    const stronger = await createFixture({ hashCost: 5 });
    try {
      await createUser(stronger, { username: 'old-hash', role: 'SUPPORT' });
      const weak = await fixture.hasher.hash(password, { lane: 'known', key: 'tests' });
      expect(weak).toMatch(/\$2b\$04\$/);
      await stronger.database.rows('update users set password_hash = :weak', { weak });
      await signIn(stronger, 'old-hash');
      const [row] = await stronger.database.rows<{ password_hash: string }>(
        'select password_hash from users',
      );
      expect(row?.password_hash).toMatch(/\$2b\$05\$/);
      await signIn(stronger, 'old-hash');
    } finally {
      await stronger.close();
    }
  });

  test('sign-ins, sign-outs and refusals are in the audit log, without passwords and unknown names', async () => {
    const id = await createUser(fixture, { username: 'audited', role: 'SUPPORT' });
    await login('audited', 'wrong password');
    await login('my-secret-typed-as-a-name', 'wrong password');
    await login('MY-secret-typed-as-a-name', 'wrong password');
    await fixture.ask('POST', '/auth/logout', { token: await signIn(fixture, 'audited') });
    const rows = await fixture.database.rows<{ action: string; actor: string; address: string }>(
      `select * from audit_log where subject_type = 'user' and subject_id = :id order by id`,
      { id: String(id) },
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'user.created',
      'user.sign-in-refused',
      'user.signed-in',
      'user.signed-out',
    ]);
    expect(rows[1]).toMatchObject({
      actor: 'anonymous',
      address: expect.stringContaining('127.0.0.1') as string,
      data: { reason: 'wrong-password', nameDigest: expect.any(String) as string },
    });
    const unknown = await fixture.database.rows<{ subject_id: string }>(
      `select * from audit_log where action = 'user.sign-in-refused' and data->>'reason' = 'unknown-name'
       order by id desc limit 2`,
    );
    // Equal names have equal digests in any case.
    expect(new Set(unknown.map(({ subject_id: id }) => id)).size).toBe(1);
    expect(JSON.stringify(unknown)).not.toMatch(/secret/i);
    expect(rows[2]).toMatchObject({
      actor: `user:${id}`,
      address: expect.stringContaining('127.0.0.1') as string,
    });
    expect(JSON.stringify(rows)).not.toContain('парола');
  });

  test('request log lines have keyed digests of user and session, and neither their ids nor the name', async () => {
    const userId = await createUser(fixture, { username: 'logged', role: 'SUPPORT' });
    const token = await signIn(fixture, 'logged');
    fixture.logged.length = 0;
    await fixture.ask('GET', '/users', { token });
    await fixture.ask('GET', '/auth/sessions', { token });
    await fixture.ask('GET', '/auth/sessions', { token: await signIn(fixture, 'logged') });
    await fixture.ask('GET', '/users');
    const lines = fixture.logged.filter(({ msg, route }) => msg === 'request' && route !== '/api/auth/login');
    const [refused, again, elsewhere, anonymous] = lines;
    expect(refused).toMatchObject({ route: '/api/users', status: 403 });
    const digests = ({ user, session }: Record<string, unknown> = {}) => ({ user, session });
    for (const one of Object.values(digests(refused))) expect(one).toMatch(/^[\w-]{16}$/);
    expect(digests(again)).toEqual(digests(refused));
    expect(elsewhere!['user']).toBe(refused!['user']);
    expect(elsewhere!['session']).not.toBe(refused!['session']);
    const sessions = await fixture.database.rows<{ id: string }>(
      'select id from sessions where user_id = :userId',
      { userId },
    );
    const text = JSON.stringify(lines);
    expect(sessions).toHaveLength(2);
    for (const { id } of sessions) expect(text).not.toContain(id.slice(0, 8));
    expect(text).not.toContain('logged');
    // A digest without the key could be found by trying all ids.
    const unkeyed = createHash('sha256').update(`user ${userId}`).digest('base64url');
    expect(text).not.toContain(unkeyed.slice(0, 16));
    expect(anonymous).toMatchObject({ status: 401 });
    expect(anonymous).not.toHaveProperty('user');
  });
});
