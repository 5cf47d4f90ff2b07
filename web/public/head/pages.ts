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

const { demo: _, ...withoutDemo } = pagePaths;

/**
 * The pages whose content is in their HTML. The demo portal is rendered by the browser, and the pages that mails open
 * depend on the token in the URL's fragment.
 */
export const renderedPaths: readonly string[] = [...Object.values(withoutDemo), '/forgot'];
