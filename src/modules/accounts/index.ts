export { ProviderAccounts, type ProviderAccount } from './application/provider-accounts.ts';
