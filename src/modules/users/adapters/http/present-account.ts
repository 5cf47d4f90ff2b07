import type * as z from 'zod';
import type { getSession } from '#contract/users/users.ts';
import { isViewing, type Actor } from '#kernel/actor.ts';
import type { UserAccount } from '../../application/user-accounts.ts';

export const presentAccount = (account: UserAccount, actor: Actor): z.input<typeof getSession.response> => ({
  userId: account.id,
  username: account.username,
  email: account.email,
  isEmailVerified: account.emailVerifiedAt !== null,
  ...(account.refusedEmail !== null && { refusedEmail: account.refusedEmail }),
  role: isViewing(actor) ? 'MERCHANT' : account.role,
  firstName: account.firstName,
  lastName: account.lastName,
  merchantId: actor.kind === 'user' ? actor.merchantId : null,
  merchantRole: (actor.kind === 'user' && actor.merchantRole) || null,
  isPasswordTemporary: account.isPasswordTemporary,
  ...(isViewing(actor) && { isViewing: true }),
  ...(actor.kind === 'user' && actor.isBeyondPlan === true && { isBeyondPlan: true }),
  needsSecondFactor: actor.kind === 'user' && actor.needsSecondFactor === true,
});
