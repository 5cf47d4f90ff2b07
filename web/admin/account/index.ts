export { AccountBanners } from './AccountBanners.tsx';
export { useOwnAccount } from './use-own-account.ts';
