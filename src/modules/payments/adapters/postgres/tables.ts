/** Tables that the SQL of this module may use: its own, and tables of other modules that its queries read. */
export const tables = {
  owns: [
    'payments',
    'payment_attempts',
    'payment_events',
    'refunds',
    'disputes',
    'order_counters',
    'provider_events',
    'provider_cursors',
    'fee_schedules',
    'exchange_rates',
    'ledger_accounts',
    'ledger_transactions',
    'ledger_entries',
    'merchant_payment_totals',
    'day_payment_totals',
    'payment_total_changes',
    'payment_totals_of_days',
    'payment_totals_of_merchants',
  ],
  reads: ['merchants', 'merchant_status_history', 'pgboss.job'],
} as const;
