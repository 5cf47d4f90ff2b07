import { beforeEach, describe, expect, test } from 'vitest';
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
beforeEach(() => {
  stored = user('ACTIVE');
  compared = [];
  opened = [];
  isPaused = false;
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
      hash: async (given) => `hash of ${given}`,
      matches: async (given, hash) => {
        compared.push(hash);
        return hash === `hash of ${given}`;
      },
      isOutdated: () => false,
    },
    attempts: {
      begin: async () => (isPaused ? Promise.reject(new RateLimited(900)) : undefined),
      clear: async () => undefined,
    },
    sessions: {
      add: async (session) => void opened.push(session),
      end: async () => undefined,
      endAllOf: async () => undefined,
      forgetOver: async () => 0,
      endOthersOf: async () => undefined,
    },
    tokens: { issue: async ({ id }) => `token of ${id}`, read: async () => null },
    work: plainWork,
    audit: { record: async () => undefined },
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

  test('during a pause compares nothing', async () => {
    isPaused = true;
    await expect(signIn('right')).rejects.toThrow(RateLimited);
    expect(compared).toEqual([]);
  });
});
