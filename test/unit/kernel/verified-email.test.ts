import { expect, test } from 'vitest';
import { anonymous, system, type SignedIn } from '#kernel/actor.ts';
import { EmailUnverified, requireVerifiedEmail } from '#kernel/verified-email.ts';

const user: SignedIn = {
  kind: 'user',
  userId: 1,
  username: 'mara',
  role: 'MERCHANT',
  merchantRole: 'OWNER',
  merchantId: 3,
  sessionId: 'session',
};

test('a user passes with a verified e-mail only; operators and the system have none to verify', () => {
  for (const unverified of [user, { ...user, isEmailVerified: false }])
    expect(() => requireVerifiedEmail(unverified)).toThrow(EmailUnverified);
  requireVerifiedEmail({ ...user, isEmailVerified: true });
  for (const actor of [system('mail'), { kind: 'operator', name: 'root' } as const, anonymous])
    requireVerifiedEmail(actor);
});
