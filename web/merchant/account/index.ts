export { AccountPage } from './AccountPage.tsx';
export { ProviderAccountBanner } from './ProviderAccountBanner.tsx';
export { useProviderAccount } from './use-provider-account.ts';
