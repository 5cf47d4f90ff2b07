/** Tables of this module, and those of modules earlier in the dependency order that its queries read. */
export const tables = {
  owns: ['archive_imports', 'foreign_documents', 'foreign_imports', 'foreign_payments'],
  reads: ['customers', 'invoice_series', 'merchants', 'payment_links', 'payments'],
} as const;
