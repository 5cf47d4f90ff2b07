import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#contract/users/users.ts';
import { createUser, password, signIn } from './test-users.ts';
import { createFixture, type Fixture } from './users-fixture.ts';

let fixture: Fixture;
let token: string;
let made = 0;
beforeAll(async () => {
  fixture = await createFixture({ rateLimits: true });
  await createUser(fixture, { username: 'boss', role: 'ADMIN' });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  token = await signIn(fixture, 'boss');
});

const details = () => {
  made += 1;
  const username = `person-${made}`;
  return {
    username,
    email: `${username}@example.bg`,
    firstName: 'Ана',
    lastName: 'Иванова',
    role: 'SUPPORT',
  };
};
const create = () => fixture.ask<User>('POST', '/users', { token, body: { ...details(), password } });
const prove = (given: string) =>
  fixture.ask<{ provedUntil: string; code?: string }>('POST', '/auth/prove', {
    token,
    body: { password: given },
  });
const proofNeeded = { status: 403, body: { code: 'access.proof-needed' } };

describe('actions that need a recent proof', () => {
  test('without a recent proof users cannot be created or deleted until the password is proved again', async () => {
    const { body: user, status } = await create();
    expect(status).toBe(201);
    fixture.clock.advance(16);
    expect(await create()).toMatchObject(proofNeeded);
    expect(await fixture.ask('DELETE', `/users/${user.id}`, { token })).toMatchObject(proofNeeded);
    expect((await fixture.ask('GET', `/users/${user.id}`, { token })).status).toBe(200);
    const { body, status: proved } = await prove(password);
    expect(proved).toBe(200);
    expect(Date.parse(body.provedUntil) - fixture.clock.now().getTime()).toBeGreaterThan(14 * 60_000);
    expect((await create()).status).toBe(201);
    expect((await fixture.ask('DELETE', `/users/${user.id}`, { token })).status).toBe(204);
  });

  test.each([
    ['role', { role: 'ACCOUNTANT' }, 403],
    ['e-mail', { email: 'another@example.bg' }, 403],
    ['password', { password: 'друга парола' }, 403],
    ['name', { lastName: 'Петрова' }, 200],
  ])(
    'without a recent proof a change of the %s of a user (%j) has the status %s',
    async (_, change, expected) => {
      const about = details();
      const { body: user } = await fixture.ask<User>('POST', '/users', {
        token,
        body: { ...about, password },
      });
      fixture.clock.advance(16);
      const body = { ...about, ...change };
      expect((await fixture.ask('PUT', `/users/${user.id}`, { token, body })).status).toBe(expected);
      await prove(password);
      expect((await fixture.ask('PUT', `/users/${user.id}`, { token, body })).status).toBe(200);
    },
  );

  test('without a recent proof invalid input and a wrong role are refused before the proof', async () => {
    fixture.clock.advance(16);
    const short = { ...details(), password: '12345' };
    expect((await fixture.ask('POST', '/users', { token, body: short })).status).toBe(422);
    await createUser(fixture, { username: 'helper', role: 'SUPPORT' });
    const helper = await signIn(fixture, 'helper');
    fixture.clock.advance(16);
    const { status, body } = await fixture.ask('POST', '/users', { token: helper, body: details() });
    expect([status, body.code]).toEqual([403, 'access.not-allowed']);
  });
});

describe('proving the password', () => {
  test('a proof of the password counts for its own session only', async () => {
    const other = await signIn(fixture, 'boss');
    fixture.clock.advance(16);
    await prove(password);
    const answer = await fixture.ask('POST', '/users', { token: other, body: { ...details(), password } });
    expect(answer).toMatchObject(proofNeeded);
  });

  test('a proof with a wrong password names the field, renews nothing and is recorded', async () => {
    fixture.clock.advance(16);
    const { status, body } = await fixture.ask('POST', '/auth/prove', { token, body: { password: 'wrong' } });
    expect(status).toBe(422);
    expect(body.fields).toEqual({ password: 'The current password is incorrect.' });
    expect(await create()).toMatchObject(proofNeeded);
    const [row] = await fixture.database.rows('select action from audit_log order by id desc limit 1');
    expect(row).toEqual({ action: 'user.proof-refused' });
    await prove(password);
  });

  test('proving the password is paused after the fifth wrong password, as a sign-in is', async () => {
    await createUser(fixture, { username: 'guessed', role: 'SUPPORT' });
    const stolen = await signIn(fixture, 'guessed');
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const answer = await fixture.ask('POST', '/auth/prove', { token: stolen, body: { password: 'wrong' } });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('proving the password needs a session', async () => {
    expect((await fixture.ask('POST', '/auth/prove', { body: { password } })).status).toBe(401);
  });
});
