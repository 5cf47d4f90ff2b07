import type { MerchantAccount } from '../domain/merchant-account.ts';
import type { MerchantAccounts } from '../ports/merchant-accounts.ts';
import type { ProviderAccount, ProviderAccounts } from './provider-accounts.ts';

const present = (account: MerchantAccount | null): ProviderAccount | null => {
  if (account === null || account.accountId === null) return null;
  const { merchantId, accountId, isChargeable, isPaidOut } = account;
  return { merchantId, accountId, isChargeable, isPaidOut };
};

/** Accounts for other modules. */
export const offerAccounts = ({
  accounts,
}: Readonly<{ accounts: Pick<MerchantAccounts, 'find'> }>): ProviderAccounts => ({
  ofMerchant: async (merchantId) => present(await accounts.find({ merchantId })),
  isBegun: async (merchantId) => (await accounts.find({ merchantId }))?.isOpen === true,
  byAccount: async (accountId) => present(await accounts.find({ accountId })),
});
