export { sum } from '../invoices/sum.ts';
