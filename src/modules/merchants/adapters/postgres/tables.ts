/** Tables of this module, and those of modules to the left that its queries read. */
export const tables = {
  owns: ['merchants', 'merchant_status_history', 'merchant_assignments', 'merchant_mails', 'logos'],
  reads: ['users'],
} as const;
