export { InvoicePage } from '../invoices/index.ts';
export { amount } from '../kit/amount.ts';
export const page = () => import('../invoices/InvoicePage.tsx');
