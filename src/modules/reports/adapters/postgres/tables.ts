/** Tables of this module, and those of modules earlier in the dependency order that its queries read. */
export const tables = {
  owns: [],
  reads: [
    'payments',
    'refunds',
    'ledger_transactions',
    'invoices',
    'invoice_lines',
    'invoice_payments',
    'invoice_payments_taken_back',
    'customers',
    'installments',
  ],
} as const;
