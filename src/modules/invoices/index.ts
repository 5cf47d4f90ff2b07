export { AnchorFile } from './adapters/files/anchor-file.ts';
export { ExportInvoices } from './adapters/postgres/export-invoices.ts';
export { DocumentsOfMonth, type DocumentsOfDays } from './application/documents-of-month.ts';
export { AnchorNumbers } from './application/anchor-numbers.ts';
export { AnchorSignatures } from './ports/anchor-signatures.ts';
export { VerifyNumbers } from './application/verify-numbers.ts';
export { AnchorsDamaged, noAnchors, readAnchors } from './domain/anchor.ts';
