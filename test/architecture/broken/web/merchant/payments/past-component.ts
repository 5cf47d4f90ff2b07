export const sum = () => import('../invoices/sum.ts');
