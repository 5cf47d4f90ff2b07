import type { en } from './messages/en.ts';

export type PageName = keyof typeof en;

/** Canonical paths of the public pages that search engines may index. */
export const pagePaths: Readonly<Record<PageName, string>> = {
  landing: '/',
  features: '/features',
  pricing: '/pricing',
  login: '/login',
  registration: '/register',
  demo: '/demo/merchant',
  terms: '/terms',
  privacy: '/privacy',
  security: '/security',
};
