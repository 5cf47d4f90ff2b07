import { beforeEach, describe, expect, test } from 'vitest';
import { RateLimited } from '#kernel/input-failures.ts';
import { SignIn } from '#src/modules/users/application/sign-in.ts';
import { BadCredentials } from '#src/modules/users/domain/failures.ts';
import type { UserRecord } from '#src/modules/users/domain/user.ts';
import { from, now, usersFixture, type UsersFixture } from './users-fixture.ts';

let fixture: UsersFixture;
let mara: UserRecord;
beforeEach(async () => {
  fixture = usersFixture();
  mara = await fixture.addUser('mara');
});

const signIn = (name: string, password = 'right') =>
  new SignIn(fixture).execute({ name, password, userAgent: 'a browser', from });
const reasons = () => fixture.entries.map(({ action, data }) => [action, data?.['reason']]);

describe('SignIn', () => {
  test.each(['mara', 'MARA@example.bg'])(
    'a sign-in as %s with the right password opens a session',
    async (name) => {
      const { user, session } = await signIn(name);
      expect(user).toMatchObject({ id: mara.id, username: 'mara', role: 'SUPPORT', lastLoginAt: now });
      expect(session).toMatchObject({ userId: mara.id, ip: from.ip, userAgent: 'a browser', provedAt: now });
      expect(fixture.sessions.all).toEqual([session]);
      expect(fixture.audited()).toEqual(['user.signed-in']);
      expect(await fixture.origins.isKnownNetwork(mara.id, from.ip)).toBe(true);
    },
  );

  test('every refused sign-in compares one password, so that its time reveals nothing', async () => {
    await fixture.addUser('pending', { status: 'PENDING' });
    await fixture.addUser('inactive', { status: 'INACTIVE' });
    await fixture.addUser('locked', { status: 'LOCKED' });
    for (const name of ['unknown', 'pending', 'inactive', 'locked'])
      await expect(signIn(name)).rejects.toThrow(BadCredentials);
    await expect(signIn('mara', 'wrong')).rejects.toThrow(BadCredentials);
    expect(fixture.passwords.compared).toEqual([null, ...Array<string>(4).fill('hash of right')]);
    expect(fixture.sessions.all).toEqual([]);
  });

  test('a refused sign-in is recorded with its reason and without the name', async () => {
    await fixture.addUser('locked', { status: 'LOCKED' });
    await expect(signIn('a-secret-name')).rejects.toThrow(BadCredentials);
    await expect(signIn('locked')).rejects.toThrow(BadCredentials);
    await expect(signIn('mara', 'wrong')).rejects.toThrow(BadCredentials);
    const refused = ['unknown-name', 'not-active', 'wrong-password'];
    expect(reasons()).toEqual(refused.map((reason) => ['user.sign-in-refused', reason]));
    expect(JSON.stringify(fixture.entries)).not.toContain('a-secret-name');
  });

  test('a sign-in is refused like a wrong password when attempts under another name of the account are used up', async () => {
    for (let time = 0; time < 5; time += 1)
      await expect(signIn('mara', 'wrong')).rejects.toThrow(BadCredentials);
    await expect(signIn('mara@example.bg')).rejects.toThrow(BadCredentials);
    expect(reasons().at(-1)).toEqual(['user.sign-in-refused', 'paused']);
    expect(fixture.passwords.compared).toHaveLength(6);
  });

  test('a sign-in during the pause of the typed name compares nothing', async () => {
    for (let time = 0; time < 5; time += 1)
      await expect(signIn('mara', 'wrong')).rejects.toThrow(BadCredentials);
    await expect(signIn('mara')).rejects.toThrow(RateLimited);
    expect(fixture.passwords.compared).toHaveLength(5);
  });

  test('a successful sign-in resets the counters of all names of the account', async () => {
    for (const name of ['mara', 'mara', 'mara@example.bg', 'mara@example.bg'])
      await expect(signIn(name, 'wrong')).rejects.toThrow(BadCredentials);
    await signIn('mara');
    for (let time = 0; time < 5; time += 1)
      await expect(signIn('mara@example.bg', 'wrong')).rejects.toThrow(BadCredentials);
  });

  test('a sign-in for which no password was compared does not count as an attempt', async () => {
    fixture.passwords.isFull = true;
    for (let time = 0; time < 6; time += 1) await expect(signIn('mara')).rejects.toThrow(RateLimited);
    expect(fixture.entries).toEqual([]);
    fixture.passwords.isFull = false;
    await signIn('mara');
  });

  test('a sign-in has the queue key of its network, and one of its own where the account signed in before', async () => {
    await signIn('mara');
    await signIn('mara');
    expect(fixture.passwords.turns).toMatchObject([
      { lane: 'strangers', ip: from.ip },
      { lane: 'known', key: `account:${mara.id} ${from.ip}` },
    ]);
  });

  test('a sign-in is refused when the password was changed during the comparison', async () => {
    fixture.passwords.whileComparing = () => fixture.changePassword(mara.id, 'hash of another');
    await expect(signIn('mara')).rejects.toThrow(BadCredentials);
    expect(fixture.sessions.all).toEqual([]);
    expect(reasons()).toEqual([['user.sign-in-refused', 'changed-meanwhile']]);
  });

  test('a sign-in is refused when the user was LOCKED during the comparison', async () => {
    fixture.passwords.whileComparing = () => fixture.lock(mara.id);
    await expect(signIn('mara')).rejects.toThrow(BadCredentials);
    expect(fixture.sessions.all).toEqual([]);
  });

  test('a sign-in rehashes an outdated hash, or a later one does when the queue is full', async () => {
    const { passwords } = fixture;
    passwords.outdated.add('hash of right');
    passwords.whileComparing = async () => void (passwords.isFull = true);
    await signIn('mara');
    expect(fixture.sessions.all).toHaveLength(1);
    passwords.isFull = false;
    passwords.whileComparing = async () => undefined;
    await signIn('mara');
    expect(passwords.turns).toHaveLength(3);
  });

  test('the first sign-in of an account is not mailed, and a later one from a new device is', async () => {
    await signIn('mara');
    expect(fixture.mails()).toEqual([]);
    await new SignIn(fixture).execute({
      name: 'mara',
      password: 'right',
      userAgent: 'Firefox/140.0',
      from: { ip: '198.51.100.7' },
    });
    expect(fixture.mails()).toEqual(['NEW_DEVICE']);
  });

  test.each([
    [from.ip, []],
    ['198.51.100.7', ['NEW_DEVICE']],
  ])(
    'an account whose devices were not kept yet gets a mail only for a network that is not known: %s',
    async (ip, mails) => {
      const ivan = await fixture.addUser('ivan', { lastLoginAt: now });
      await fixture.origins.rememberNetwork(ivan.id, from.ip);
      await new SignIn(fixture).execute({ name: 'ivan', password: 'right', userAgent: '', from: { ip } });
      expect(fixture.mails()).toEqual(mails);
    },
  );
});
