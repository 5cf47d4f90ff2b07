export { MoveInPublicPage } from './application/move-in-public-page.ts';
export { PublicPages } from './ports/public-pages.ts';
export type { PublicPage } from './domain/public-page.ts';
