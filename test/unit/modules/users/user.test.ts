import { describe, expect, test } from 'vitest';
import type { Actor, Role } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import {
  mustBeDispensable,
  mustManageUsers,
  mustMayUnlock,
  mustUnlockUsers,
} from '#src/modules/users/application/policies.ts';
import {
  BadCredentials,
  LastAdmin,
  MerchantLoginKeepsRole,
  OwnAccount,
  UserStateRefused,
} from '#src/modules/users/domain/failures.ts';
import { passwordProblems } from '#src/modules/users/domain/password-policy.ts';
import { openSession, seenSince, shouldMarkSeen } from '#src/modules/users/domain/session.ts';
import { User, type UserState } from '#src/modules/users/domain/user.ts';
import { userStates, type UserStatus } from '#src/modules/users/domain/user-status.ts';

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

describe('a user', () => {
  test('may enter from the start, and not once the account is closed', () => {
    expect(user().mayEnter).toBe(true);
    expect(user().deactivate(now).mayEnter).toBe(false);
  });

  test('does not enter when the password was changed while it was being compared', () => {
    expect(() => user().enter({ comparedHash: 'older', now })).toThrow(BadCredentials);
  });

  test('does not enter when the account was closed while the password was being compared', () => {
    expect(() => user().deactivate(now).enter({ comparedHash: 'old', now })).toThrow(BadCredentials);
  });

  test('that is locked stays locked when the merchant is closed', () => {
    const locked = User.restore({ ...user().state, status: 'LOCKED' });
    expect(locked.deactivate(now).state.status).toBe('LOCKED');
    expect(userStates.isAllowed('LOCKED', 'ACTIVE')).toBe(true);
  });
});

describe('a lock', () => {
  const having = (change: Partial<UserState>): User => User.restore({ ...user().state, ...change });

  test.each<UserStatus>(['PENDING', 'ACTIVE', 'INACTIVE'])('shuts out a user who is %s', (status) => {
    const locked = having({ status }).lock(now);
    expect([locked.state.status, locked.mayEnter]).toEqual(['LOCKED', false]);
    expect(() => having({ status }).unlock(now)).toThrow(UserStateRefused);
  });

  test('is not put on twice, and only an unlock takes it off', () => {
    const locked = user().lock(now);
    expect(() => locked.lock(now)).toThrow(UserStateRefused);
    expect(locked.unlock(now).state.status).toBe('ACTIVE');
    expect(locked.withDetails({ ...locked.state, firstName: 'Нова' }, now).state.status).toBe('LOCKED');
  });
});

describe('the form of a user', () => {
  const merchantLogin = User.restore({ ...user().state, role: 'MERCHANT', merchantId: 7 });

  test('changes what it says and nothing else', () => {
    const details = {
      username: 'm',
      email: 'm@example.bg',
      firstName: 'М',
      lastName: '',
      role: 'ADMIN',
    } as const;
    const later = new Date(now.getTime() + 1);
    expect(user().withDetails(details, later).state).toEqual({
      ...user().state,
      ...details,
      updatedAt: later,
    });
  });

  test('cannot take the role from the login of a merchant', () => {
    expect(() => merchantLogin.withDetails({ ...merchantLogin.state, role: 'ADMIN' }, now)).toThrow(
      MerchantLoginKeepsRole,
    );
    expect(merchantLogin.withDetails({ ...merchantLogin.state, lastName: 'Нова' }, now).state.lastName).toBe(
      'Нова',
    );
  });

  test('of a closed merchant’s login frees both of its names', () => {
    const { username, email, status } = merchantLogin.close('free', now).state;
    expect([username, email, status]).toEqual(['free', 'free', 'INACTIVE']);
  });
});

describe('who may do what with users', () => {
  const actor = (role: Role, userId = 9): Actor => ({
    kind: 'user',
    userId,
    username: '',
    role,
    merchantId: null,
    sessionId: '',
  });
  const admin = User.restore({ ...user().state, role: 'ADMIN' });

  test('administrators and operators manage, support lets in again', () => {
    for (const may of [actor('ADMIN'), { kind: 'operator', name: 'root' } as const]) {
      expect(() => mustManageUsers(may)).not.toThrow();
      expect(() => mustUnlockUsers(may)).not.toThrow();
      expect(() => mustMayUnlock(may, admin)).not.toThrow();
    }
    expect(() => mustManageUsers(actor('SUPPORT'))).toThrow(NotAllowed);
    expect(() => mustUnlockUsers(actor('SUPPORT'))).not.toThrow();
    expect(() => mustMayUnlock(actor('SUPPORT'), user())).not.toThrow();
    expect(() => mustMayUnlock(actor('SUPPORT'), admin)).toThrow(NotAllowed);
    for (const role of ['MERCHANT', 'ACCOUNTANT'] as const) {
      expect(() => mustUnlockUsers(actor(role))).toThrow(NotAllowed);
    }
    expect(() => mustUnlockUsers({ kind: 'anonymous' })).toThrow(SignInNeeded);
  });

  test('nobody does away with themselves or the last active administrator', () => {
    expect(() => mustBeDispensable(actor('ADMIN', 1), admin, [1, 9])).toThrow(OwnAccount);
    expect(() => mustBeDispensable({ kind: 'operator', name: 'root' }, admin, [1])).toThrow(LastAdmin);
    expect(() => mustBeDispensable(actor('ADMIN'), admin, [1, 9])).not.toThrow();
    expect(() => mustBeDispensable(actor('ADMIN'), user(), [9])).not.toThrow();
  });
});

describe('a session', () => {
  test('ends eight hours after it began', () => {
    const session = openSession({ id: 'x', userId: 1, now, address: '', userAgent: '' });
    expect(session.expiresAt.toISOString()).toBe('2026-11-20T18:00:00.000Z');
  });

  test('is idle for too long when it was last seen two hours ago', () => {
    expect(seenSince(now).toISOString()).toBe('2026-11-20T08:00:00.000Z');
  });

  test('is marked as seen once a minute', () => {
    expect(shouldMarkSeen(new Date(now.getTime() - 59_999), now)).toBe(false);
    expect(shouldMarkSeen(new Date(now.getTime() - 60_000), now)).toBe(true);
  });
});

describe('a new password', () => {
  const codes = (...[password, role, policy]: Parameters<typeof passwordProblems>): string[] =>
    passwordProblems(password, role, policy).map(({ code }) => code);

  test('has six characters at least', () => {
    expect(codes('12345', 'MERCHANT', 'basic')).toEqual(['fields.text-too-short']);
    expect(codes('123456', 'ADMIN', 'basic')).toEqual([]);
    expect(codes('      ', 'MERCHANT', 'basic')).toEqual([]);
    expect(codes('я'.repeat(129), 'MERCHANT', 'basic')).toEqual(['fields.text-too-long']);
  });

  test('of staff has twelve where the policy is strict', () => {
    expect(codes('kratka-duma', 'SUPPORT', 'strict')).toEqual(['fields.text-too-short']);
    expect(codes('kratka-duma', 'MERCHANT', 'strict')).toEqual([]);
    expect(codes('dostatachno-dalga', 'ADMIN', 'strict')).toEqual([]);
  });

  test.each(['password2026', 'Парола123456', 'administrator!', 'aaaaaaaaaaaa', '012345678901'])(
    '%j is refused as too common where the policy is strict',
    (password) => {
      expect(codes(password, 'ADMIN', 'strict')).toEqual(['fields.common-password']);
      expect(codes(password, 'ADMIN', 'basic')).toEqual([]);
    },
  );
});
