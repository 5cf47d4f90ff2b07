import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User, UserDetail } from '#contract/users/users.ts';
import { createUser, signIn } from './test-users.ts';
import { createFixture, type Fixture } from './users-fixture.ts';

let fixture: Fixture;
let token: string;
let supportId: number;

beforeAll(async () => {
  fixture = await createFixture();
  await createUser(fixture, { username: 'boss', role: 'ADMIN' });
  token = await signIn(fixture, 'boss');
  for (const [username, role] of [
    ['vera', 'SUPPORT'],
    ['zlatko', 'ACCOUNTANT'],
    ['100%', 'ADMIN'],
  ] as const) {
    fixture.clock.advance(1);
    const id = await createUser(fixture, { username, role });
    if (username === 'vera') supportId = id;
  }
  await fixture.ask('POST', `/users/${supportId}/lock`, { token });
});
afterAll(() => fixture.close());

const list = <T = User[]>(query: string) => fixture.ask<T>('GET', `/users${query}`, { token });
const names = async (query: string) => (await list(query)).body.map(({ username }) => username);

describe('list of users', () => {
  test('the list of users has the newest first and no secrets', async () => {
    const { body } = await list('');
    expect(body.map(({ username }) => username)).toEqual(['100%', 'zlatko', 'vera', 'boss']);
    expect(body[2]).toEqual({
      id: supportId,
      username: 'vera',
      email: 'vera@example.bg',
      firstName: 'Мара',
      lastName: 'Петрова',
      role: 'SUPPORT',
      status: 'LOCKED',
      merchantId: null,
      createdAt: expect.stringMatching(/Z$/) as string,
      lastLogin: null,
    });
    expect(Date.parse(body[3]!.lastLogin ?? '')).toBeGreaterThan(0);
  });

  test.each([
    ['?search=VERA', ['vera']],
    ['?search=zlatko@', ['zlatko']],
    ['?search=%25', ['100%']],
    ['?search=_', []],
    ['?search=мара петрова&role=ADMIN', ['100%', 'boss']],
    ['?status=LOCKED', ['vera']],
    ['?role=ADMIN&sortBy=username&sortDir=asc', ['100%', 'boss']],
    ['?sortBy=lastLogin&sortDir=desc&size=1&page=0', ['boss']],
  ])('the list of users with %s has %j', async (query, expected) => {
    const { body } = await list<User[] | { content: User[] }>(query);
    const users = Array.isArray(body) ? body : body.content;
    expect(users.map(({ username }) => username)).toEqual(expected);
  });

  test('the list of users is paged as in the specification', async () => {
    const { body } = await list<{ content: User[]; totalElements: number }>(
      '?page=1&size=3&sortBy=createdAt&sortDir=desc',
    );
    expect(body.totalElements).toBe(4);
    expect(body.content.map(({ username }) => username)).toEqual(['boss']);
  });

  test('the list of users supports the back office’s query dialect', async () => {
    const query = new URLSearchParams({
      range: '[0,0]',
      sort: '["username","DESC"]',
      filter: JSON.stringify({ q: '@example', role: 'ADMIN' }),
    });
    const { body, headers } = await list(`?${query}`);
    expect(headers.get('content-range')).toBe('users 0-0/2');
    expect(body.map(({ username }) => username)).toEqual(['boss']);
    const many = new URLSearchParams({ filter: JSON.stringify({ id: [supportId] }) });
    expect(await names(`?${many}`)).toEqual(['vera']);
  });

  test.each(['?sortBy=password_hash', '?role=ROOT', '?status=OPEN', '?colour=red', '?size=0', '?page=-1'])(
    'the list of users with %s is refused',
    async (query) => {
      expect((await list(query)).status).toBe(422);
    },
  );
});

describe('one user', () => {
  test('a user is shown with the assigned merchants', async () => {
    const { status, body } = await fixture.ask<UserDetail>('GET', `/users/${supportId}`, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: supportId, username: 'vera', merchantIds: [], memberships: [] });
    expect(JSON.stringify(body)).not.toMatch(/hash|\$2b/i);
  });

  test('an unknown user is not found', async () => {
    for (const id of ['999999', '0', 'abc']) {
      expect((await fixture.ask('GET', `/users/${id}`, { token })).status).toBe(404);
    }
  });
});

test('the user statistics count all users by status and role', async () => {
  const { body } = await fixture.ask<object>('GET', '/users/stats', { token });
  expect(body).toEqual({ totalUsers: 4, activeUsers: 3, adminUsers: 2, merchantUsers: 0 });
});
