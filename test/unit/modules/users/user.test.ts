import { describe, expect, test } from 'vitest';
import type { Actor, Role } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import {
  mustBeRemovable,
  mustManageUsers,
  mustBeAllowedToUnlock,
  mustUnlockUsers,
} from '#src/modules/users/application/policies.ts';
import {
  BadCredentials,
  LastAdmin,
  MerchantUserKeepsRole,
  OwnAccount,
  UserStatusRefused,
} from '#src/modules/users/domain/failures.ts';
import { isListedPassword } from '#platform/passwords/listed-passwords.ts';
import { passwordProblems } from '#src/modules/users/domain/password-policy.ts';
import { idleSince, Session, shouldMarkSeen } from '#src/modules/users/domain/session.ts';
import { User, type UserRecord } from '#src/modules/users/domain/user.ts';
import { userTransitions, type UserStatus } from '#src/modules/users/domain/user-status.ts';

const now = new Date('2026-11-20T10:00:00Z');
const user = (): User =>
  User.restore({
    ...User.create(
      {
        username: 'mara',
        email: 'mara@example.bg',
        firstName: 'Мара',
        lastName: 'Петрова',
        role: 'SUPPORT',
        passwordHash: 'old',
        merchantId: null,
        language: 'bg',
      },
      now,
    ),
    id: 1,
  });
const later = new Date(now.getTime() + 1);
const having = (change: Partial<UserRecord>): User => User.restore({ ...user().toRecord(), ...change });

describe('User', () => {
  test('a new user is ACTIVE and signs in with the password that was compared', () => {
    const mara = user();
    mara.acceptPassword({ comparedHash: 'old' });
    mara.signIn(later);
    expect(mara.toRecord()).toEqual({ ...user().toRecord(), status: 'ACTIVE', lastLoginAt: later });
  });

  test('a sign-in stores the stronger hash of the same password', () => {
    const mara = user();
    mara.acceptPassword({ comparedHash: 'old', strongerHash: 'stronger' });
    expect(mara.passwordHash).toBe('stronger');
    expect(mara.toRecord().passwordChangedAt).toEqual(now);
  });

  test('a user does not sign in when the password was changed during the comparison', () => {
    expect(() => user().acceptPassword({ comparedHash: 'older' })).toThrow(BadCredentials);
  });

  test.each<UserStatus>(['PENDING', 'INACTIVE', 'LOCKED'])('a user who is %s does not sign in', (status) => {
    expect(() => having({ status }).acceptPassword({ comparedHash: 'old' })).toThrow(BadCredentials);
    expect(() => having({ status }).signIn(now)).toThrow(BadCredentials);
  });

  test('a change of the record of a user does not change the user', () => {
    const mara = user();
    Object.assign(mara.toRecord(), { role: 'ADMIN' });
    expect(mara.isAdmin).toBe(false);
  });
});

describe('locks', () => {
  test.each<UserStatus>(['PENDING', 'ACTIVE', 'INACTIVE'])(
    'a lock makes a user who is %s LOCKED',
    (status) => {
      const locked = having({ status });
      expect(() => locked.unlock(now)).toThrow(UserStatusRefused);
      locked.lock(now);
      expect([locked.toRecord().status, locked.isActive]).toEqual(['LOCKED', false]);
    },
  );

  test('a LOCKED user cannot be locked again, and only an unlock leaves LOCKED', () => {
    const locked = having({ status: 'LOCKED' });
    expect(() => locked.lock(now)).toThrow(UserStatusRefused);
    locked.changeDetails({ ...locked.toRecord(), firstName: 'Нова' }, now);
    expect(locked.toRecord().status).toBe('LOCKED');
    locked.unlock(now);
    expect(locked.toRecord().status).toBe('ACTIVE');
    expect(userTransitions.isAllowed('LOCKED', 'ACTIVE')).toBe(true);
  });
});

describe('details', () => {
  const ofMerchant = () => having({ role: 'MERCHANT', merchantId: 7 });

  test('the details of a user change as given, and nothing else changes', () => {
    const details = {
      username: 'm',
      email: 'm@example.bg',
      firstName: 'М',
      lastName: '',
      role: 'ADMIN',
    } as const;
    const changed = user();
    changed.changeDetails(details, later);
    expect(changed.toRecord()).toEqual({ ...user().toRecord(), ...details, updatedAt: later });
  });

  test('the details of a user do not take the role MERCHANT from a merchant’s user, nor give it to another user', () => {
    const account = ofMerchant();
    const details = account.toRecord();
    expect(() => account.changeDetails({ ...details, role: 'ADMIN' }, now)).toThrow(MerchantUserKeepsRole);
    expect(() => user().changeDetails({ ...details, role: 'MERCHANT' }, now)).toThrow(MerchantUserKeepsRole);
    const withoutMerchant = having({ role: 'MERCHANT', merchantId: null });
    expect(() => withoutMerchant.changeDetails({ ...details, role: 'ADMIN' }, now)).toThrow(
      MerchantUserKeepsRole,
    );
    account.changeDetails({ ...details, lastName: 'Нова' }, now);
    expect(account.toRecord().lastName).toBe('Нова');
  });

  test('closing frees both names of a merchant’s user', () => {
    const closed = ofMerchant();
    closed.close('free', now);
    const { username, email, status } = closed.toRecord();
    expect([username, email, status]).toEqual(['free', 'free', 'INACTIVE']);
  });

  test('closing frees both names of a LOCKED user, who stays LOCKED', () => {
    const closed = having({ status: 'LOCKED' });
    closed.close('free', now);
    expect(closed.toRecord()).toMatchObject({ username: 'free', status: 'LOCKED' });
  });
});

describe('policies', () => {
  const actor = (role: Role, userId = 9): Actor => ({
    kind: 'user',
    userId,
    username: '',
    role,
    merchantId: null,
    sessionId: '',
  });
  const admin = having({ role: 'ADMIN' });

  test('administrators and operators manage users, SUPPORT unlocks them', () => {
    for (const may of [actor('ADMIN'), { kind: 'operator', name: 'root' } as const]) {
      expect(() => mustManageUsers(may)).not.toThrow();
      expect(() => mustUnlockUsers(may)).not.toThrow();
      expect(() => mustBeAllowedToUnlock(may, admin)).not.toThrow();
    }
    expect(() => mustManageUsers(actor('SUPPORT'))).toThrow(NotAllowed);
    expect(() => mustUnlockUsers(actor('SUPPORT'))).not.toThrow();
    expect(() => mustBeAllowedToUnlock(actor('SUPPORT'), user())).not.toThrow();
    expect(() => mustBeAllowedToUnlock(actor('SUPPORT'), admin)).toThrow(NotAllowed);
    for (const role of ['MERCHANT', 'ACCOUNTANT'] as const) {
      expect(() => mustUnlockUsers(actor(role))).toThrow(NotAllowed);
    }
    expect(() => mustUnlockUsers({ kind: 'anonymous' })).toThrow(SignInNeeded);
  });

  test('the own account and the last active administrator cannot be removed', () => {
    expect(() => mustBeRemovable(actor('ADMIN', 1), admin, [{ id: 1 }, { id: 9 }])).toThrow(OwnAccount);
    expect(() => mustBeRemovable({ kind: 'operator', name: 'root' }, admin, [{ id: 1 }])).toThrow(LastAdmin);
    expect(() => mustBeRemovable(actor('ADMIN'), admin, [{ id: 1 }, { id: 9 }])).not.toThrow();
    expect(() => mustBeRemovable(actor('ADMIN'), user(), [{ id: 9 }])).not.toThrow();
  });
});

describe('Session', () => {
  const session = () => Session.create({ id: 'x', userId: 1, ip: '', userAgent: '' }, now);
  const afterMs = (ms: number): Date => new Date(now.getTime() + ms);

  test('a session expires eight hours after its start', () => {
    expect(session().toRecord().expiresAt.toISOString()).toBe('2026-11-20T18:00:00.000Z');
    const seen = Session.restore({ ...session().toRecord(), lastSeenAt: afterMs(7.5 * 3_600_000) });
    expect(seen.isLiveFor(1, afterMs(8 * 3_600_000 - 1))).toBe(true);
    expect(seen.isLiveFor(1, afterMs(8 * 3_600_000))).toBe(false);
  });

  test('a session is idle for too long two hours after its last request', () => {
    expect(idleSince(now).toISOString()).toBe('2026-11-20T08:00:00.000Z');
    expect(session().isLiveFor(1, afterMs(2 * 3_600_000 - 1))).toBe(true);
    expect(session().isLiveFor(1, afterMs(2 * 3_600_000))).toBe(false);
  });

  test('a session is live for its own user only', () => {
    expect(session().isLiveFor(2, now)).toBe(false);
  });

  test('an ended session is not live and keeps the time and reason of its end', () => {
    const ended = session();
    ended.end('SIGNED_OUT', now);
    ended.end('ACCOUNT_LOCKED', later);
    expect(ended.isLiveFor(1, now)).toBe(false);
    expect(ended.toRecord()).toMatchObject({ endedAt: now, endReason: 'SIGNED_OUT' });
  });

  test('a session’s start, and a later proof, count as the proof of the password', () => {
    const proved = session();
    expect(proved.toRecord().provedAt).toEqual(now);
    proved.prove(later);
    expect(proved.toRecord().provedAt).toEqual(later);
  });

  test('a session is marked as seen once a minute', () => {
    expect(shouldMarkSeen(new Date(now.getTime() - 59_999), now)).toBe(false);
    expect(shouldMarkSeen(new Date(now.getTime() - 60_000), now)).toBe(true);
  });

  test('a session that a clock ahead has seen is marked at once', () => {
    expect(shouldMarkSeen(new Date(now.getTime() + 60_000), now)).toBe(false);
    expect(shouldMarkSeen(new Date(now.getTime() + 60_001), now)).toBe(true);
  });
});

describe('password policy', () => {
  const levels = ['basic', 'strict'] as const;
  const codes = (password: string, role: Role, level: (typeof levels)[number]): string[] =>
    passwordProblems(password, role, { level, isListed: isListedPassword }).map(({ code }) => code);

  test('a new password has at least six characters', () => {
    expect(codes('12345', 'MERCHANT', 'basic')).toEqual(['fields.text-too-short']);
    expect(codes('шестте', 'ADMIN', 'basic')).toEqual([]);
    expect(codes('я'.repeat(129), 'MERCHANT', 'basic')).toEqual(['fields.text-too-long']);
  });

  test('a new password of staff has at least twelve characters under the strict policy', () => {
    expect(codes('kratka-duma', 'SUPPORT', 'strict')).toEqual(['fields.text-too-short']);
    expect(codes('kratka-duma', 'MERCHANT', 'strict')).toEqual([]);
    expect(codes('dostatachno-dalga', 'ADMIN', 'strict')).toEqual([]);
  });

  test.each([
    '123456',
    'qwerty',
    'Dragon2026',
    'administrator!',
    '!!superman!!',
    'letmein1',
    'q1w2e3r4',
    'Парола123456',
    'явертъ',
    'aaaaaaaaaaaa',
    '      ',
    '012345678901',
  ])('the password %j is refused as too common under every policy', (password) => {
    for (const level of levels)
      expect(codes(password, 'MERCHANT', level)).toEqual(['fields.common-password']);
  });

  test.each(['740192-march-5589', 'дълга парола 1', 'long words march', 'plateno-demo'])(
    'the password %j is accepted although it contains a common word',
    (password) => {
      for (const level of levels) expect(codes(password, 'MERCHANT', level)).toEqual([]);
    },
  );
});
