import type * as z from 'zod';
import type { getSession } from '#contract/users.ts';
import type { Actor } from '#kernel/actor.ts';
import type { UserAccount } from '../../application/user-accounts.ts';

export const presentAccount = (account: UserAccount, actor: Actor): z.input<typeof getSession.response> => ({
  userId: account.id,
  username: account.username,
  email: account.email,
  isEmailVerified: account.emailVerifiedAt !== null,
  role: account.role,
  firstName: account.firstName,
  lastName: account.lastName,
  merchantId: actor.kind === 'user' ? actor.merchantId : null,
  merchantRole: (actor.kind === 'user' && actor.merchantRole) || null,
  isPasswordTemporary: account.isPasswordTemporary,
  needsSecondFactor: actor.kind === 'user' && actor.needsSecondFactor === true,
});
