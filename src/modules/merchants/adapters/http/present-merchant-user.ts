import type { MerchantUser } from '#contract/merchants/merchant-management.ts';
import type { UserAccount } from '#modules/users/index.ts';

export const presentMerchantUser = (account: UserAccount): MerchantUser => ({
  id: account.id,
  username: account.username,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  status: account.status,
});
