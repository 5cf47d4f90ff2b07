/** Tables of this module, and those of modules earlier in the dependency order that its queries read. */
export const tables = {
  owns: ['platform_bills', 'platform_bill_notes', 'platform_bill_runs'],
  reads: [
    'merchants',
    'invoices',
    'invoice_payments',
    'payment_links',
    'payments',
    'ledger_transactions',
    'ledger_entries',
    'ledger_accounts',
  ],
} as const;
