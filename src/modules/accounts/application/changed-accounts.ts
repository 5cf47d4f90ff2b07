import { system } from '#kernel/actor.ts';
import { token } from '#kernel/token.ts';
import type { MerchantAccounts } from '../ports/merchant-accounts.ts';
import type { RefreshAccount } from './refresh-account.ts';

/** Public API: the provider has said that an account changed. */
export interface ChangedAccounts {
  /**
   * Fetches the account.
   * @returns false when it was not made here
   * @throws ProviderAway, ProviderRefused, AccountContested
   */
  refresh(accountId: string): Promise<boolean>;
}
export const ChangedAccounts = token<ChangedAccounts>('accounts.ChangedAccounts');

type Deps = Readonly<{ accounts: MerchantAccounts; refreshAccount: Pick<RefreshAccount, 'execute'> }>;

export const changedAccounts = ({ accounts, refreshAccount }: Deps): ChangedAccounts => ({
  refresh: async (accountId) => {
    const account = await accounts.find({ accountId });
    if (account === null) return false;
    await refreshAccount.execute({ actor: system('webhook'), merchantId: account.merchantId });
    return true;
  },
});
