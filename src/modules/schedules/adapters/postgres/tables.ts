/** Tables of this module, and those of modules earlier in the dependency order that its queries read. */
export const tables = {
  owns: ['schedules', 'schedule_runs', 'charge_announcements'],
  reads: ['merchants', 'payment_links', 'invoices', 'card_mandates', 'payments'],
} as const;
