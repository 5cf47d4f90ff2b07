export { sum } from './sum.ts';
export const InvoicePage = 1;
