import type { Actor } from '#kernel/actor.ts';
import { UserAccounts } from '#modules/users/index.ts';
import type { Application } from '#src/composition.ts';

/** The owner of the merchant. */
export const shopkeeperOf = async (application: Application, merchantId: number): Promise<Actor> => {
  const [account] = await application.resolve(UserAccounts).ofMerchant(merchantId);
  const { id: userId, username } = account!;
  return {
    kind: 'user',
    userId,
    username,
    role: 'MERCHANT',
    merchantRole: 'OWNER',
    merchantId,
    sessionId: 'seed',
    isEmailVerified: true,
  };
};
