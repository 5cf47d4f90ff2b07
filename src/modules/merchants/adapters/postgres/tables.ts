/** The tables that statements of this module may name. */
export const tables = {
  owns: [
    'merchants',
    'merchant_status_history',
    'merchant_assignments',
    'merchant_mails',
    'merchant_plans',
    'merchant_notes',
    'merchant_registrations',
    'logos',
  ],
  reads: ['users', 'audit_log'],
} as const;
