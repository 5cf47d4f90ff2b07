export { receipt } from '../customers/receipt/receipt.ts';
