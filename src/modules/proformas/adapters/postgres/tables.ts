/** Tables of this module, and those of modules earlier in the dependency order that its queries read. */
export const tables = {
  owns: ['proforma_series', 'proformas', 'proforma_links', 'proforma_invoices', 'proforma_questions'],
  reads: ['merchants', 'payment_links', 'payments', 'invoices'],
} as const;
