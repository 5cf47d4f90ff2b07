import { describe, expect, test } from 'vitest';
import { BadCredentials } from '#src/modules/users/domain/failures.ts';
import { passwordProblems } from '#src/modules/users/domain/password-policy.ts';
import { openSession, seenSince, shouldMarkSeen } from '#src/modules/users/domain/session.ts';
import { User } from '#src/modules/users/domain/user.ts';
import { userStates } from '#src/modules/users/domain/user-status.ts';

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
