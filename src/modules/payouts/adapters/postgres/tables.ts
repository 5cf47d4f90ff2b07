/** Tables of this module, and those of modules earlier in the dependency order that its queries read. */
export const tables = {
  owns: ['payouts', 'payout_lines', 'payout_accounts'],
  reads: [
    'merchants',
    'payments',
    'refunds',
    'disputes',
    'provider_accounts',
    'ledger_transactions',
    'ledger_entries',
    'ledger_accounts',
  ],
} as const;
