import type { Account } from '#contract/users/users.ts';

/** The account of an owner whose e-mail address is confirmed. */
export const ownerAccount: Account = {
  userId: 5,
  username: 'maria@example.com',
  email: 'maria@example.com',
  isEmailVerified: true,
  role: 'MERCHANT',
  firstName: 'Мария',
  lastName: '',
  merchantId: 3,
  merchantRole: 'OWNER',
  isPasswordTemporary: false,
  needsSecondFactor: false,
};
