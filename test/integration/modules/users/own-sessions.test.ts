import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnSession } from '#contract/users/sessions.ts';
import { createUser, password, signIn } from './test-users.ts';
import { createFixture, type Fixture } from './users-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture({ rateLimits: true });
  for (const username of ['ivan', 'mara']) await createUser(fixture, { username, role: 'SUPPORT' });
});
afterAll(() => fixture.close());

const list = async (token: string) =>
  (await fixture.ask<OwnSession[]>('GET', '/auth/sessions', { token })).body;
const current = async (token: string) => (await list(token)).find(({ isCurrent }) => isCurrent)!.id;
const end = (id: string, token: string) => fixture.ask('DELETE', `/auth/sessions/${id}`, { token });
const sessionStatus = async (token: string) => (await fixture.ask('GET', '/auth/session', { token })).status;

describe('own sessions', () => {
  test('own live sessions are listed, the last seen first, without ended and idle ones', async () => {
    const [idle, ended] = [await signIn(fixture, 'ivan'), await signIn(fixture, 'ivan')];
    await fixture.ask('POST', '/auth/logout', { token: ended });
    fixture.clock.advance(121);
    const there = await signIn(fixture, 'ivan');
    fixture.clock.advance(1);
    const here = await signIn(fixture, 'ivan');
    expect(await sessionStatus(idle)).toBe(401);
    const sessions = await list(here);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[1]!.id).toBe(await current(there));
    expect(Object.keys(sessions[0]!).toSorted()).toEqual([
      'address',
      'createdAt',
      'device',
      'expiresAt',
      'id',
      'isCurrent',
      'lastSeenAt',
      'userAgent',
    ]);
  });

  test('own sessions are ended one by one', async () => {
    const [here, there] = [await signIn(fixture, 'ivan'), await signIn(fixture, 'ivan')];
    const id = await current(there);
    expect((await end(id, here)).status).toBe(204);
    expect([await sessionStatus(here), await sessionStatus(there)]).toEqual([200, 401]);
    expect((await end(id, here)).status).toBe(404);
    expect((await end(await current(here), here)).status).toBe(204);
    expect(await sessionStatus(here)).toBe(401);
  });

  test('sessions of another user are not found and stay live', async () => {
    const [mine, theirs] = [await signIn(fixture, 'ivan'), await signIn(fixture, 'mara')];
    for (const id of [await current(theirs), 'nonsense']) expect((await end(id, mine)).status).toBe(404);
    expect(await sessionStatus(theirs)).toBe(200);
  });

  test('all own sessions but the one in use are ended', async () => {
    const [here, there, theirs] = [
      await signIn(fixture, 'ivan'),
      await signIn(fixture, 'ivan'),
      await signIn(fixture, 'mara'),
    ];
    expect((await fixture.ask('DELETE', '/auth/sessions', { token: here })).status).toBe(204);
    expect([await sessionStatus(here), await sessionStatus(there), await sessionStatus(theirs)]).toEqual([
      200, 401, 200,
    ]);
    expect(await list(here)).toHaveLength(1);
  });
});

describe('own password', () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    fixture.ask('PUT', '/auth/password', { token, body: { currentPassword, newPassword } });

  test('the own password is changed with the current one, and the other sessions end', async () => {
    await createUser(fixture, { username: 'careful', role: 'SUPPORT' });
    const [here, there] = [await signIn(fixture, 'careful'), await signIn(fixture, 'careful')];
    expect((await change(here, password, 'нова парола')).status).toBe(204);
    expect([await sessionStatus(here), await sessionStatus(there)]).toEqual([200, 401]);
    await expect(signIn(fixture, 'careful')).rejects.toThrow('401');
    await signIn(fixture, 'careful', 'нова парола');
  });

  test('the own password stays when the current one is wrong or the new one too short, by field', async () => {
    await createUser(fixture, { username: 'hasty', role: 'SUPPORT' });
    const token = await signIn(fixture, 'hasty');
    const wrong = await change(token, 'not it', 'нова парола');
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['currentPassword']]);
    const short = await change(token, password, '12345');
    expect([short.status, Object.keys(short.body.fields ?? {})]).toEqual([422, ['newPassword']]);
    expect(await sessionStatus(token)).toBe(200);
    await signIn(fixture, 'hasty');
  });

  test('five wrong current passwords pause the change of the own password', async () => {
    await createUser(fixture, { username: 'guessed', role: 'SUPPORT' });
    const token = await signIn(fixture, 'guessed');
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push((await change(token, 'wrong', 'нова парола')).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('of two concurrent changes of the own password one succeeds', async () => {
    await createUser(fixture, { username: 'twice', role: 'SUPPORT' });
    const token = await signIn(fixture, 'twice');
    const answers = await Promise.all([
      change(token, password, 'първа нова'),
      change(token, password, 'втора нова'),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '422']);
  });
});
