/** Tables of this module, and those of modules earlier in the dependency order that its queries read. */
export const tables = {
  owns: [
    'month_closes',
    'month_files',
    'month_checks',
    'month_settings',
    'month_mails',
    'month_refusals',
    'vat_thresholds',
    'vat_threshold_alerts',
    'union_threshold_alerts',
    'other_turnover',
  ],
  reads: [
    'merchants',
    'invoices',
    'invoice_annulments',
    'invoice_payments',
    'invoice_payments_taken_back',
    'invoice_originals',
    'invoice_proof_corrections',
    'bank_lines',
    'audit_log',
  ],
} as const;
