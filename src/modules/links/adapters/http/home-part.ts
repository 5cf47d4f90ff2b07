import type { HomePart } from '#platform/http/home-part.ts';
import { homeLinks } from '../postgres/home-links.ts';

/** How many links can be paid. */
export const linkHomePart = (deps: Parameters<typeof homeLinks>[0]): HomePart => ({
  name: 'links',
  right: 'SEE',
  read: ({ actor }) => homeLinks(deps, actor),
});
