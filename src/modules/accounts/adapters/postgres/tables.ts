/** Tables of this module, and those of modules earlier in the dependency order that its queries read. */
export const tables = {
  owns: ['provider_accounts', 'provider_account_events', 'provider_account_reminders'],
  reads: ['merchants'],
} as const;
