export { renew } from './push-browser.ts';
