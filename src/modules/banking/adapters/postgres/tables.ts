/** Tables of this module, and those of modules earlier in the dependency order that its queries read. */
export const tables = {
  owns: ['bank_accounts', 'bank_statements', 'bank_lines', 'bank_line_matches', 'customer_ibans'],
  reads: [
    'merchants',
    'customers',
    'payment_links',
    'bank_promises',
    'payments',
    'refunds',
    'payouts',
    'provider_accounts',
    'invoices',
    'invoice_payments',
    'invoice_payments_taken_back',
    'ledger_transactions',
    'ledger_entries',
    'ledger_accounts',
    'audit_log',
  ],
} as const;
