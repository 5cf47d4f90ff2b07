export { payer } from './payer.ts';
export { share } from './share.ts';
