/** Tables of this module, and those of modules earlier in the dependency order that its queries read. */
export const tables = {
  owns: ['archives', 'archive_links'],
  reads: [
    'merchants',
    'customers',
    'items',
    'payment_links',
    'invoices',
    'payments',
    'disputes',
    'card_mandates',
    'schedules',
    'refunds',
    'payouts',
    'payout_lines',
    'ledger_accounts',
    'ledger_entries',
    'ledger_transactions',
    'audit_log',
    'users',
  ],
} as const;
