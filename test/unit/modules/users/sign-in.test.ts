import { beforeEach, describe, expect, test } from 'vitest';
import type { HashingTurn } from '#kernel/hashing-turn.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { SignIn } from '#src/modules/users/application/sign-in.ts';
import { BadCredentials } from '#src/modules/users/domain/failures.ts';
import type { Session } from '#src/modules/users/domain/session.ts';
import { User } from '#src/modules/users/domain/user.ts';
import type { UserStatus } from '#src/modules/users/domain/user-status.ts';
import { plainWork } from '#test/support/plain-work.ts';

const now = new Date('2026-11-20T10:00:00Z');
const user = (status: UserStatus): User =>
  User.restore({
    ...User.create(
      {
        username: 'mara',
        email: 'mara@example.bg',
        firstName: 'Мара',
        lastName: 'Петрова',
        role: 'SUPPORT',
        passwordHash: 'hash of right',
        merchantId: null,
        language: 'bg',
      },
      now,
    ),
    id: 1,
    status,
  });

let stored: User | null;
let compared: (string | null)[];
let opened: Session[];
let isPaused: boolean;
let isFull: boolean;
let isKnown: boolean;
let pause: RateLimited | null;
let given: string[];
let turns: HashingTurn[];
let recorded: unknown[];
beforeEach(() => {
  stored = user('ACTIVE');
  compared = [];
  opened = [];
  isPaused = false;
  isFull = false;
  isKnown = false;
  pause = null;
  given = [];
  turns = [];
  recorded = [];
});

const signIn = (password: string): Promise<unknown> =>
  new SignIn({
    users: {
      add: async () => Promise.reject(new Error('not asked for')),
      get: async () => stored!,
      byName: async () => stored,
      change: async (_id, change) => change(stored!),
      remove: async () => stored!,
      idsOfMerchant: async () => [],
    },
    passwords: {
      hash: async (secret) => `hash of ${secret}`,
      matches: async (secret, hash, turn) => {
        if (isFull) throw new RateLimited(2);
        compared.push(hash);
        turns.push(turn);
        return hash === `hash of ${secret}`;
      },
      isOutdated: () => false,
      digest: (text) => `digest of ${text}`,
    },
    attempts: {
      begin: async () => (isPaused ? Promise.reject(new RateLimited(900)) : pause),
      giveBack: async () => void given.push('back'),
      clear: async () => undefined,
    },
    sessions: {
      prove: async () => undefined,
      add: async (session) => void opened.push(session),
      end: async () => undefined,
      endAllOf: async () => undefined,
      forgetOver: async () => 0,
      endOthersOf: async () => undefined,
    },
    networks: {
      isKnown: async () => isKnown,
      remember: async () => undefined,
      forgetUnused: async () => 0,
    },
    tokens: { issue: async ({ id }) => `token of ${id}`, read: async () => null },
    work: plainWork,
    audit: { record: async ({ action, data }) => void recorded.push([action, data?.['reason']]) },
    clock: { now: () => now },
    random: { uuid: () => 'a session', token: () => 'unused' },
  }).execute({ name: 'mara', password, address: '192.0.2.1', userAgent: 'a browser' });

describe('a sign-in', () => {
  test('with the right password gives the token of a session', async () => {
    expect(await signIn('right')).toMatchObject({
      token: 'token of a session',
      username: 'mara',
      role: 'SUPPORT',
    });
    expect(opened).toMatchObject([
      { id: 'a session', userId: 1, address: '192.0.2.1', userAgent: 'a browser' },
    ]);
  });

  test('compares one password whoever is named, so that its time tells nothing', async () => {
    stored = null;
    await expect(signIn('right')).rejects.toThrow(BadCredentials);
    for (const status of ['PENDING', 'INACTIVE', 'LOCKED'] as const) {
      stored = user(status);
      await expect(signIn('right')).rejects.toThrow(BadCredentials);
    }
    stored = user('ACTIVE');
    await expect(signIn('wrong')).rejects.toThrow(BadCredentials);
    expect(compared).toEqual([null, ...Array<string>(4).fill('hash of right')]);
    expect(opened).toEqual([]);
  });

  test('gives the attempt back when no password could be compared', async () => {
    isFull = true;
    await expect(signIn('right')).rejects.toThrow(RateLimited);
    expect(given).toEqual(['back']);
    expect(recorded).toEqual([]);
  });

  test('of an account whose other names used up the attempts is refused as a wrong password is', async () => {
    pause = new RateLimited(900);
    await expect(signIn('right')).rejects.toThrow(BadCredentials);
    expect(compared).toEqual(['hash of right']);
    expect(opened).toEqual([]);
  });

  test('shares its network’s turn, and has one of its own where the account signed in before', async () => {
    await signIn('right');
    isKnown = true;
    await signIn('right');
    expect(turns).toMatchObject([
      { lane: 'strangers', ip: '192.0.2.1' },
      { lane: 'known', key: 'account:1 192.0.2.1' },
    ]);
  });

  test('that is refused is recorded with its reason and without the name', async () => {
    stored = null;
    await expect(signIn('right')).rejects.toThrow(BadCredentials);
    stored = user('LOCKED');
    await expect(signIn('right')).rejects.toThrow(BadCredentials);
    stored = user('ACTIVE');
    await expect(signIn('wrong')).rejects.toThrow(BadCredentials);
    const refused = ['unknown-name', 'not-active', 'wrong-password'];
    expect(recorded).toEqual(refused.map((reason) => ['user.sign-in-refused', reason]));
  });

  test('during a pause compares nothing', async () => {
    isPaused = true;
    await expect(signIn('right')).rejects.toThrow(RateLimited);
    expect(compared).toEqual([]);
  });
});
