import type { en } from './messages/en.ts';

export type PageName = keyof typeof en;

/** The public pages that a search engine may know, by their one address. */
export const addresses: Readonly<Record<PageName, string>> = {
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
