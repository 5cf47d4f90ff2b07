export { payer } from '../links/payer.ts';
