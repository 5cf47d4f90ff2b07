import type { MerchantLogin } from '#contract/merchants.ts';
import type { Account } from '#modules/users/index.ts';

export const presentMerchantLogin = (account: Account): MerchantLogin => ({
  id: account.id,
  username: account.username,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  status: account.status,
});
