import type { Actor } from '#kernel/actor.ts';
import type { UserAccount, UserAccounts } from '#modules/users/index.ts';
import { mustReadHistory } from '../../application/policies.ts';
import { getMerchant, type MerchantReads } from './get-merchant.ts';

/**
 * The user accounts of a merchant. SUPPORT cannot list all users and finds here the accounts that it may unlock.
 * @throws SignInNeeded, NotAllowed, MerchantNotFound
 */
export const listMerchantUsers = async (
  deps: MerchantReads & Readonly<{ accounts: UserAccounts }>,
  actor: Actor,
  merchantId: number,
): Promise<readonly UserAccount[]> => {
  mustReadHistory(actor);
  await getMerchant(deps, actor, merchantId);
  return deps.accounts.ofMerchant(merchantId);
};
