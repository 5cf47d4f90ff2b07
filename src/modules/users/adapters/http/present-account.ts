import type * as z from 'zod';
import type { getSession } from '#contract/users.ts';
import type { UserAccount } from '../../application/user-accounts.ts';

export const presentAccount = (account: UserAccount): z.input<typeof getSession.response> => ({
  userId: account.id,
  username: account.username,
  role: account.role,
  firstName: account.firstName,
  lastName: account.lastName,
  merchantId: account.merchantId,
});
