import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnSession } from '#contract/sessions.ts';
import { createPerson, password, signIn } from './people.ts';
import { createFixture, type Fixture } from './users-fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture({ rateLimits: true });
  for (const username of ['ivan', 'mara']) await createPerson(fixture, { username, role: 'SUPPORT' });
});
afterAll(() => fixture.close());

const list = async (token: string) =>
  (await fixture.ask<OwnSession[]>('GET', '/auth/sessions', { token })).body;
const current = async (token: string) => (await list(token)).find(({ isCurrent }) => isCurrent)!.id;
const end = (id: string, token: string) => fixture.ask('DELETE', `/auth/sessions/${id}`, { token });
const whoStatus = async (token: string) => (await fixture.ask('GET', '/auth/session', { token })).status;

describe('one’s own sessions', () => {
  test('are listed, the last seen first, those that ended or idled away not', async () => {
    const [idle, ended] = [await signIn(fixture, 'ivan'), await signIn(fixture, 'ivan')];
    await fixture.ask('POST', '/auth/logout', { token: ended });
    fixture.clock.moveOn(121);
    const there = await signIn(fixture, 'ivan');
    fixture.clock.moveOn(1);
    const here = await signIn(fixture, 'ivan');
    expect(await whoStatus(idle)).toBe(401);
    const sessions = await list(here);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(sessions[1]!.id).toBe(await current(there));
    expect(Object.keys(sessions[0]!).toSorted()).toEqual([
      'address',
      'createdAt',
      'expiresAt',
      'id',
      'isCurrent',
      'lastSeenAt',
      'userAgent',
    ]);
  });

  test('are ended one by one', async () => {
    const [here, there] = [await signIn(fixture, 'ivan'), await signIn(fixture, 'ivan')];
    const id = await current(there);
    expect((await end(id, here)).status).toBe(204);
    expect([await whoStatus(here), await whoStatus(there)]).toEqual([200, 401]);
    expect((await end(id, here)).status).toBe(404);
    expect((await end(await current(here), here)).status).toBe(204);
    expect(await whoStatus(here)).toBe(401);
  });

  test('of somebody else are not found, and go on', async () => {
    const [mine, theirs] = [await signIn(fixture, 'ivan'), await signIn(fixture, 'mara')];
    for (const id of [await current(theirs), 'nonsense']) expect((await end(id, mine)).status).toBe(404);
    expect(await whoStatus(theirs)).toBe(200);
  });

  test('are ended all but the one in use', async () => {
    const [here, there, theirs] = [
      await signIn(fixture, 'ivan'),
      await signIn(fixture, 'ivan'),
      await signIn(fixture, 'mara'),
    ];
    expect((await fixture.ask('DELETE', '/auth/sessions', { token: here })).status).toBe(204);
    expect([await whoStatus(here), await whoStatus(there), await whoStatus(theirs)]).toEqual([200, 401, 200]);
    expect(await list(here)).toHaveLength(1);
  });
});

describe('one’s own password', () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    fixture.ask('PUT', '/auth/password', { token, body: { currentPassword, newPassword } });

  test('is changed by who knows it, and the other sessions end', async () => {
    await createPerson(fixture, { username: 'careful', role: 'SUPPORT' });
    const [here, there] = [await signIn(fixture, 'careful'), await signIn(fixture, 'careful')];
    expect((await change(here, password, 'нова парола')).status).toBe(204);
    expect([await whoStatus(here), await whoStatus(there)]).toEqual([200, 401]);
    await expect(signIn(fixture, 'careful')).rejects.toThrow('401');
    await signIn(fixture, 'careful', 'нова парола');
  });

  test('stays when the current one is wrong or the new one too short, by field', async () => {
    await createPerson(fixture, { username: 'hasty', role: 'SUPPORT' });
    const token = await signIn(fixture, 'hasty');
    const wrong = await change(token, 'not it', 'нова парола');
    expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['currentPassword']]);
    const short = await change(token, password, '12345');
    expect([short.status, Object.keys(short.body.fields ?? {})]).toEqual([422, ['newPassword']]);
    expect(await whoStatus(token)).toBe(200);
    await signIn(fixture, 'hasty');
  });

  test('cannot be guessed in an open session: five attempts, then a pause', async () => {
    await createPerson(fixture, { username: 'guessed', role: 'SUPPORT' });
    const token = await signIn(fixture, 'guessed');
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1)
      statuses.push((await change(token, 'wrong', 'нова парола')).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('is changed by only one of two who change it at once', async () => {
    await createPerson(fixture, { username: 'twice', role: 'SUPPORT' });
    const token = await signIn(fixture, 'twice');
    const answers = await Promise.all([
      change(token, password, 'първа нова'),
      change(token, password, 'втора нова'),
    ]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['204', '422']);
  });
});
