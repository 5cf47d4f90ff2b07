import type { MerchantLogin } from '#contract/merchants.ts';
import type { UserAccount } from '#modules/users/index.ts';

export const presentMerchantLogin = (account: UserAccount): MerchantLogin => ({
  id: account.id,
  username: account.username,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  status: account.status,
});
