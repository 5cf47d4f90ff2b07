export { VerifyNumbers } from './application/verify-numbers.ts';
export { ExportInvoices } from './application/export-invoices.ts';
