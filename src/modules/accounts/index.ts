export { CheckProvider, type SetupReport } from './application/check-provider.ts';
export { ProviderAccounts, type ProviderAccount } from './application/provider-accounts.ts';
export { ChangedAccounts } from './application/changed-accounts.ts';
export { AccountSnapshots } from './application/account-snapshots.ts';
