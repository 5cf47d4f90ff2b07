export { SetOwnPublicPage } from './application/set-own-public-page.ts';
