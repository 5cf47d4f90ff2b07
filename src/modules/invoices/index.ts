export { AnchorFile } from './adapters/files/anchor-file.ts';
export { AnchorNumbers } from './application/anchor-numbers.ts';
export { VerifyNumbers } from './application/verify-numbers.ts';
export { ExportInvoices } from './application/export-invoices.ts';
export { AnchorsDamaged, noAnchors, readAnchors } from './domain/anchor.ts';
